'use strict';
const fs = require('fs');
const path = require('path');
const zlib = require('zlib');

/** Returns the compressed bytes of all files that a browser with WebAssembly loads. */
module.exports = folder => fs.readdirSync(folder)
  .filter(name => name !== 'hp41.js')
  .reduce((sum, name) => sum + zlib.gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }).length, 0);
