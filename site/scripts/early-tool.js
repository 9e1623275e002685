(() => {
  const folders = [];
  window.folders = folders;
  // Before the upload is awake, a dropped file becomes the form's.
  addEventListener('drop', ({ dataTransfer }) => {
    const input = document.querySelector('.drop-input');
    if (window.uploadIsAwake || !input) return;
    const all = new DataTransfer();
    for (const file of input.files) all.items.add(file);
    for (const item of dataTransfer.items) {
      const entry = item.webkitGetAsEntry();
      const file = item.getAsFile();
      // No form can send a folder: the upload reads it when it wakes.
      if (entry?.isDirectory) folders.push(entry);
      else if (file) all.items.add(file);
    }
    input.files = all.files;
  });
  // Who presses before that sees the work on the page all the same, unless its scripts take too long: then the form is sent as it is.
  addEventListener('submit', (event) => {
    const form = event.target;
    if (window.uploadIsAwake || !form.matches('.tool')) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = true;
    setTimeout(() => {
      if (window.uploadIsAwake) return;
      form.ariaBusy = null;
      form.submit();
    }, 4000);
  });
})();
