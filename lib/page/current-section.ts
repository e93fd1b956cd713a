/** The `scroll-padding-top` plus 16 px, so the section above a fragment's target doesn't count as in view. */
const topBarMargin = '-112px 0px 0px 0px';

let stopTracking = () => {};

/**
 * Sets `aria-current` on the link to the section being read, which is the first one in view. At the end of a page, where
 * the last sections can't scroll to the top, it's the one in the URL's fragment if that's in view. The links are in a
 * `[data-current-section]`, in page order. Stops tracking the previous page.
 */
export function markCurrentSection(): void {
  stopTracking();
  const nav = document.querySelector('[data-current-section]');
  stopTracking = nav === null ? () => {} : trackSections(nav);
}

function trackSections(nav: Element): () => void {
  const links = new Map(
    [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const inView = new Set<string>();
  const controller = new AbortController();
  const { signal } = controller;

  function mark() {
    const fragment = location.hash.slice(1);
    const { scrollHeight } = document.documentElement;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
    const first = [...links.keys()].find((id) => inView.has(id));
    const current = isAtEnd && inView.has(fragment) ? fragment : first;
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      mark();
    },
    { rootMargin: topBarMargin },
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section !== null) observer.observe(section);
  }
  addEventListener('hashchange', mark, { signal });
  addEventListener('scrollend', mark, { signal });
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
