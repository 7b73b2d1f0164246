'use strict';

// Searches pictures for rows of bar code in a worker, so that the page does not wait.
importScripts('wasm-gc-runtime.min.js');

const scanner = TeaVM.wasmGC.load('scan.wasm');

/** Answers a picture in shades of grey with its rows: their bytes, and the places of their first and last bars. */
self.onmessage = async ({ data: { pixels, width, height }, ports: [answer] }) => {
  try {
    const text = (await scanner).exports.rows(pixels, width, height);
    const rows = text.split('\n').filter(line => line).map(line => {
      const [bytes, ...places] = line.split(' ');
      return { bytes, places: places.map(Number) };
    });
    answer.postMessage({ rows });
  } catch (error) {
    answer.postMessage({ error: String(error.message || error) });
  }
};
