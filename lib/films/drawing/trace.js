// Animated lines with a dot at the head, so viewers can follow them.
{
  /** An SVG path for showTrace, initially hidden. With `arrow`, an arrowhead comes after its end. */
  const trace = (id, d, color = 'paper', { arrow = false } = {}) =>
    `<g id="${id}" opacity="0" style="--color: var(--${color})">
      <path class="trace${arrow ? ' directed' : ''}" pathLength="1" stroke-dasharray="1 1" d="${d}"/>
      <circle class="trace-head" r="8"/>
    </g>`;

  /** The arrowhead of a line that's drawn to its end. */
  const showArrow = (path, k, id = 'arrow') =>
    path.setAttribute('marker-end', k < 1 ? 'none' : `url(#${id})`);

  /** Draws the first k (0 to 1) of the line. The dot disappears at the end. */
  const showTrace = (id, k, opacity = 1) => {
    const group = document.getElementById(id);
    const path = group.querySelector('.trace');
    const head = group.querySelector('.trace-head');
    const { x, y } = path.getPointAtLength(k * path.getTotalLength());
    group.setAttribute('opacity', k > 0 ? opacity : 0);
    path.setAttribute('stroke-dashoffset', 1 - k);
    if (path.classList.contains('directed')) showArrow(path, k);
    head.setAttribute('cx', x);
    head.setAttribute('cy', y);
    head.setAttribute('opacity', k < 1 ? 1 : 0);
  };

  /** A mix of two of the sheet's colors: k from 0 (`from`) to 1 (`to`). */
  const between = (k, to, from) => `color-mix(in srgb, var(--${to}) ${k * 100}%, var(--${from}))`;

  window.traces = { trace, showTrace, showArrow, between };
}
