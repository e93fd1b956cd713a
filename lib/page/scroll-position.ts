/** Marks the root element while the page is scrolled, so the top bar shows its bottom edge. */
export function trackScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 4);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

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

/**
 * Advances the drawing of Home's shift (`app/shift-drawing.css`) and its clock to the last moment that has come up far
 * enough in the window: past its lower third, so the drawing changes while the moment is read.
 */
export function followShift(): void {
  const stage = document.querySelector<HTMLElement>('[data-shift]');
  const clock = stage?.querySelector('[data-clock]');
  if (!stage || !clock) return;
  const moments = [...document.querySelectorAll<HTMLElement>('[data-moment]')];
  const observer = new IntersectionObserver(
    () => {
      const reached = moments.filter(
        (moment) => moment.getBoundingClientRect().top < innerHeight * 0.65,
      );
      stage.style.setProperty('--moment', String(reached.length));
      stage.dataset.shift = String(reached.length);
      clock.textContent = reached.at(-1)?.dataset.moment ?? '';
    },
    // With everything above the window, a jump past a moment is noticed, too.
    { rootMargin: '99999px 0px -35%' },
  );
  for (const moment of moments) observer.observe(moment);
}
