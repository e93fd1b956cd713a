// Lines that draw themselves, with a dot at their head, so that the eye follows what travels.
{
  /** An SVG path that showTrace draws; unseen at first. */
  const trace = (id, d, color = 'paper') =>
    `<g id="${id}" opacity="0" style="--color: var(--${color})">
      <path class="trace" pathLength="1" stroke-dasharray="1 1" d="${d}"/>
      <circle class="trace-head" r="8"/>
    </g>`;

  /** Draws the share k of the line from its beginning; the dot is gone where it has arrived. */
  const showTrace = (id, k, opacity = 1) => {
    const group = document.getElementById(id);
    const path = group.querySelector('.trace');
    const head = group.querySelector('.trace-head');
    const { x, y } = path.getPointAtLength(k * path.getTotalLength());
    group.setAttribute('opacity', k > 0 ? opacity : 0);
    path.setAttribute('stroke-dashoffset', 1 - k);
    head.setAttribute('cx', x);
    head.setAttribute('cy', y);
    head.setAttribute('opacity', k < 1 ? 1 : 0);
  };

  /** A color between two of the sheet's own: k from 0 (`from`) to 1 (`to`). */
  const between = (k, to, from) => `color-mix(in srgb, var(--${to}) ${k * 100}%, var(--${from}))`;

  window.traces = { trace, showTrace, between };
}
