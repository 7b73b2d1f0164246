'use strict';
const fs = require('fs');
const path = require('path');
const zlib = require('zlib');

/** The files that a browser with WebAssembly loads when they are needed, if at all. */
const LATER = ['hp41.js', 'manual.js', 'manual.html', 'card.jpg', 'scan.js', 'scan-worker.js', 'scan.wasm'];

/** Returns the compressed bytes of all files that a browser with WebAssembly loads to start. */
module.exports = folder => fs.readdirSync(folder)
  .filter(name => !LATER.includes(name))
  .reduce((sum, name) => sum + zlib.gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }).length, 0);
