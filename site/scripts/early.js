// Runs in the head before anything is painted, so it is short.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
      for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = theme === 'dark' ? '#0f1117' : '#fbfaf7';
    }
  } catch {
    // Storage may be forbidden; the system's theme then stays.
  }
  // A file dropped before the upload island is awake would make the browser leave the page: keep it instead.
  const keep = (event) => {
    event.preventDefault();
    if (event.type === 'drop' && !window.uploadIsAwake) window.earlyFiles = [...event.dataTransfer.files];
  };
  addEventListener('dragover', keep);
  addEventListener('drop', keep);
})();
