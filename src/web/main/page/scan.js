'use strict';

/** Reads programs in bar code from pictures or with the camera, and loads them when no row is missing. */
const scan = (() => {
  /** Larger pictures are reduced, because browsers limit the size of a canvas. */
  const MOST_PIXELS = 16e6;

  const create = face.create;
  const video = create('video', { muted: true, playsInline: true });
  const marks = create('canvas', {});
  const view = create('div', { className: 'view', hidden: true }, video, marks);
  const status = create('p', { id: 'scanned' });
  status.setAttribute('role', 'status');
  const chooser = create('input', { type: 'file', accept: 'image/png,image/jpeg,image/webp', multiple: true, hidden: true });
  const load = face.chip('Load', () => finish(), 'Load the program');
  const dialog = create('dialog', { id: 'scan' },
    create('h2', { id: 'scan-title', textContent: 'Scan bar code' }),
    create('p', { textContent: 'Hold the page before the camera, or choose photos of it. Several pages are read in any order.' }),
    view, status, chooser,
    create('div', {}, face.chip('Camera', () => film()), face.chip('Pictures…', () => chooser.click()), load, face.chip('Close', () => dialog.close())));
  dialog.setAttribute('aria-labelledby', 'scan-title');
  document.body.append(dialog);

  let openFile = () => {};
  let problemsOf = () => '';
  let worker = null;
  /** The text of a WND file with the rows that were read; and for each row, its bytes and which of equal rows it is. */
  let text = '';
  let known = new Set();

  /** Opens the dialog, without rows. */
  function open(openRows, problems) {
    openFile = openRows;
    problemsOf = problems;
    text = '';
    known = new Set();
    load.hidden = true;
    status.textContent = '';
    worker ||= new Worker('scan-worker.js');
    dialog.showModal();
  }

  /** Returns the rows in a picture, which is an image or a frame of a video. */
  function rowsIn(picture, width, height) {
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Int8Array(canvas.width * canvas.height);
    for (let i = 0, j = 0; i < pixels.length; i++, j += 4) pixels[i] = (77 * data[j] + 150 * data[j + 1] + 29 * data[j + 2]) >> 8;
    // Each picture has a channel for its answer, because the camera and a photo may be read at once.
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve, reject) => {
      port1.onmessage = ({ data: { rows, error } }) => {
        port1.close();
        if (error) reject(new Error(error));
        else resolve(rows);
      };
      worker.onerror = event => reject(new Error(event.message));
      worker.postMessage({ pixels, width: canvas.width, height: canvas.height }, [pixels.buffer, port2]);
    });
  }

  /** Adds the new rows of a picture; returns whether the program is complete. */
  function add(rows) {
    const copies = new Map();
    const added = rows.filter(({ bytes }) => {
      copies.set(bytes, (copies.get(bytes) || 0) + 1);
      const key = `${bytes} ${copies.get(bytes)}`;
      return !known.has(key) && known.add(key);
    });
    if (!added.length) return false;
    text += `Page\n${rows.map(row => `Row 0\n${row.bytes}\n`).join('')}`;
    const problems = problemsOf(new TextEncoder().encode(text));
    load.hidden = /^!/m.test(problems);
    status.textContent = `${known.size} ${known.size === 1 ? 'row' : 'rows'} read${problems && ' · '}${problems.replace(/^!/gm, '').replace(/\n/g, ' · ')}`;
    return !problems;
  }

  /** Loads the program as an opened file. */
  function finish() {
    dialog.close();
    openFile('scan.wnd', new Int8Array(new TextEncoder().encode(text)));
  }

  /** Films until the program is complete or the dialog is closed, and marks the rows that were read. */
  async function film() {
    try {
      stop();
      const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size } });
      video.srcObject = stream;
      view.hidden = false;
      await video.play();
      while (dialog.open && video.srcObject === stream) {
        const rows = await rowsIn(video, video.videoWidth, video.videoHeight);
        mark(rows);
        if (dialog.open && add(rows)) return finish();
        await new Promise(requestAnimationFrame);
      }
    } catch (error) {
      if (dialog.open) status.textContent = `The camera cannot be used: ${error.message}. Choose a photo instead.`;
    }
  }

  /** Draws a line over each row. */
  function mark(rows) {
    marks.width = video.videoWidth;
    marks.height = video.videoHeight;
    const context = marks.getContext('2d');
    context.strokeStyle = 'rgb(40 200 60 / 60%)';
    context.lineWidth = marks.height / 60;
    for (const { places: [fromX, fromY, toX, toY] } of rows) {
      context.beginPath();
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
      context.stroke();
    }
    marks.dataset.rows = rows.length;
  }

  function stop() {
    for (const track of video.srcObject ? video.srcObject.getTracks() : []) track.stop();
    video.srcObject = null;
    view.hidden = true;
  }

  chooser.addEventListener('change', async () => {
    stop();
    let isWhole = false;
    for (const file of chooser.files) {
      try {
        status.textContent = `${file.name} is being read…`;
        const image = await createImageBitmap(file);
        const rows = await rowsIn(image, image.width, image.height);
        isWhole = add(rows) || isWhole && !rows.length;
        if (!rows.length) status.textContent = `${file.name}: no bar code can be read. Photograph the page from above, in even light.`;
      } catch (error) {
        status.textContent = `${file.name} cannot be read: ${error.message}`;
      }
    }
    chooser.value = '';
    if (isWhole) finish();
  });
  dialog.addEventListener('close', () => {
    stop();
    document.getElementById('screen').focus();
  });

  return { open };
})();
