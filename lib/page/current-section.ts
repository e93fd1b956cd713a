/** The `scroll-padding-top` plus 16 px, so the section above a jump's target doesn't count as in view. */
const topBarMargin = '-112px 0px 0px 0px';

let stopTracking = () => {};

/**
 * Marks the link to the section that is being read with `aria-current`: the first section in view or, at the end of a
 * page, where the last sections can't reach the top, the one that the URL names. The links are in a
 * `[data-current-section]`, in the order of the page. Stops tracking the previous page.
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
  const listening = new AbortController();
  const { signal } = listening;

  function mark() {
    const named = location.hash.slice(1);
    const { scrollHeight } = document.documentElement;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
    const first = [...links.keys()].find((id) => inView.has(id));
    const current = isAtEnd && inView.has(named) ? named : first;
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
    listening.abort();
  };
}
