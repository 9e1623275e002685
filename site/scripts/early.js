(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
      for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = theme === 'dark' ? '#0f1117' : '#fbfaf7';
    }
  } catch {}
  const keep = (event) => {
    event.preventDefault();
    if (event.type === 'drop' && !window.uploadIsAwake) window.earlyFiles = [...event.dataTransfer.files];
  };
  addEventListener('dragover', keep);
  addEventListener('drop', keep);
})();
