/** The search box of the page of all tools: hides what does not match, in place, and keeps the words in the address. */
const page = document.querySelector<HTMLElement>('[data-tool-filter]');
const input = page?.querySelector<HTMLInputElement>('input[name=q]');

const filter = (page: HTMLElement, query: string): void => {
  const needle = query.trim().toLowerCase();
  let shown = 0;
  for (const section of page.querySelectorAll<HTMLElement>('[data-tools]')) {
    let inSection = 0;
    for (const tool of section.querySelectorAll<HTMLElement>('[data-tool]')) {
      tool.hidden = !tool.dataset.tool?.includes(needle);
      if (!tool.hidden) inSection += 1;
    }
    section.hidden = inSection === 0;
    shown += inSection;
  }
  const empty = page.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = shown > 0;
  const count = page.querySelector<HTMLElement>('[data-count]');
  if (count) count.textContent = needle === '' || shown === 0 ? '' : `${shown} converters`;
};

if (page && input) {
  input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  filter(page, input.value);
  input.addEventListener('input', () => {
    filter(page, input.value);
    history.replaceState(null, '', input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
  });
  input.form?.addEventListener('submit', (event) => event.preventDefault());
}
