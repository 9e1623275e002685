/**
 * Scrolls smoothly to the top when a link leads to the page that is already open
 * (base.css sets the smoothness, and respects reduced motion).
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
