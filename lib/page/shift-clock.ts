/**
 * Advances the drawing of Home's shift (`app/shift.css`) to the last moment that has come up far enough in the window:
 * past its lower third, so the drawing changes while the moment is read.
 */
export function followShift(): void {
  const stage = document.querySelector('[data-shift]');
  if (stage === null) return;
  const moments = [...document.querySelectorAll('[data-moment]')];
  const observer = new IntersectionObserver(
    () => {
      const reached = moments.filter(
        (moment) => moment.getBoundingClientRect().top < innerHeight * 0.65,
      );
      stage.className = `shift-stage until-${reached.length}`;
    },
    // With everything above the window, a jump past a moment is noticed, too.
    { rootMargin: '99999px 0px -35%' },
  );
  for (const moment of moments) observer.observe(moment);
}
