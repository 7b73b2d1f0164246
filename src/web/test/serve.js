// A plain static server for the tests of the page.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const types = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };

/** Serves the files of a folder on a free port. */
module.exports = folder => {
  const server = http.createServer((request, response) => {
    const name = path.basename(new URL(request.url, 'http://x').pathname) || 'index.html';
    fs.readFile(path.join(folder, name), (error, content) => {
      response.writeHead(error ? 404 : 200, { 'Content-Type': types[name.split('.').pop()] || 'text/plain' });
      response.end(content);
    });
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
};
