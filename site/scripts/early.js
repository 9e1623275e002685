(() => {
  // The chosen theme; where storage is forbidden, the system's stays.
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
      for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = theme === 'dark' ? '#0f1117' : '#fbfaf7';
    }
    // The home page keeps a line for recent converters, where there are any.
    if (localStorage.getItem('recent')) document.documentElement.dataset.recent = 1;
  } catch {}
  // A browser leaves the page for a file that is dropped. Before the upload is awake, it becomes the form's.
  const keep = (event) => {
    event.preventDefault();
    const input = !window.uploadIsAwake && event.type === 'drop' && document.querySelector('.drop-input');
    if (!input) return;
    const all = new DataTransfer();
    for (const file of [...input.files, ...event.dataTransfer.files]) all.items.add(file);
    input.files = all.files;
  };
  addEventListener('dragover', keep);
  addEventListener('drop', keep);
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
