/** The `scroll-padding-top` plus 16 px, so the section above a fragment's target doesn't count as in view. */
const topBarPx = 112;

/**
 * Sets `aria-current` on the link to the section being read, which is the first one in view. At the end of a page, where
 * the last sections can't scroll to the top, it's the one in the URL's fragment if that's in view. The links are in a
 * `[data-current-section]`, in page order.
 */
export function markCurrentSection(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('[data-current-section] a[href^="#"]'),
  ];
  if (links.length === 0) return;

  function mark(): void {
    const inView = links.filter(({ hash }) => isInView(hash.slice(1)));
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    const linked = isAtEnd ? inView.find(({ hash }) => hash === location.hash) : undefined;
    for (const link of links) {
      if (link === (linked ?? inView[0])) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  for (const type of ['scroll', 'resize', 'hashchange']) {
    addEventListener(type, mark, { passive: true });
  }
  mark();
}

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.bottom > topBarPx && box.top < innerHeight;
}
