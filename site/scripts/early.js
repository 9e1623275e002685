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
  // A browser leaves the page for a file that is dropped.
  const stay = (event) => event.preventDefault();
  addEventListener('dragover', stay);
  addEventListener('drop', stay);
})();
