// A plain static server for the tests of the page.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const types = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml', webmanifest: 'application/manifest+json', js: 'text/javascript', wasm: 'application/wasm' };

/** Serves the files of a folder on a free port, and a page without the calculator, empty.html. */
module.exports = folder => {
  const server = http.createServer((request, response) => {
    if (request.url.endsWith('/empty.html')) {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Empty</title><link rel="icon" href="data:,"><body>');
      return;
    }
    const name = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html');
    fs.readFile(path.join(folder, name), (error, content) => {
      response.writeHead(error ? 404 : 200, { 'Content-Type': types[name.split('.').pop()] || 'text/plain' });
      response.end(content);
    });
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
};
