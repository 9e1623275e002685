/**
 * A new page starts at its top; following a link to the page that is already open scrolls there smoothly
 * (base.css sets the smoothness, and takes it away from people who asked for less motion).
 */
export const startScrollToTop = (): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const samePage = link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
    if (!samePage || link.hash || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  });
