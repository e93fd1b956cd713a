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
