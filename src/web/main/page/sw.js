'use strict';

// Caches the files of the page, so that the page works without network. Each build has its own cache.
const build = 'hp41 ${buildTime}';
const program = location.search.slice(1) || 'hp41.wasm';
const files = ['./', 'page.css', 'storage.js', 'gallery.js', 'face.js', 'manual.js', 'manual.html', 'links.js', 'page.js', 'start.js', 'icon.svg', 'manifest.webmanifest', program].concat(program === 'hp41.wasm' ? ['wasm-gc-runtime.min.js', 'scan.js', 'scan-worker.js', 'scan.wasm'] : []);

const own = new Set(files.map(file => new URL(file, self.registration.scope).href));

self.addEventListener('install', event => {
  self.skipWaiting();
  event.waitUntil(caches.open(build).then(
    cache => cache.addAll(files.map(file => new Request(file, { cache: 'no-cache' })))));
});

self.addEventListener('activate', event => event.waitUntil(caches.keys().then(names => Promise.all(
  names.filter(name => name.startsWith('hp41 ') && name !== build).map(name => caches.delete(name))))));

self.addEventListener('fetch', event => {
  const file = event.request.url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/');
  if (!own.has(file)) return;
  if (event.request.method === 'GET') event.respondWith(answer(file, event.request));
  if (event.request.method === 'POST') event.respondWith(receive(event.request));
});

/** Keeps the files or the text that another app shares, until the page opens them. */
async function receive(request) {
  const form = await request.formData();
  const text = form.get('text');
  const shared = form.getAll('file').concat(text ? new File([text], 'shared.txt') : []);
  const cache = await caches.open('hp41-shared');
  for (const file of shared) await cache.put('./shared/' + encodeURIComponent(file.name), new Response(file));
  return Response.redirect('./', 303);
}

async function answer(file, request) {
  const cache = await caches.open(build);
  const kept = await cache.match(file);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(file, response.clone());
  return response;
}
