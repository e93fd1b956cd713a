// A survey of four streams that become one river, with contour lines and four gauging stations.
{
  const { trace } = window.traces;

  // The second and the fourth end where they join their neighbor.
  const streams = [
    {
      name: 'OPERATIONS',
      d: 'M40 120C160 96 300 118 400 176S540 232 600 252C650 268 690 290 730 330',
    },
    {
      name: 'SAFETY',
      d: 'M40 262C140 290 260 232 380 258S540 244 600 252',
    },
    {
      name: 'LEARNING',
      d: 'M40 404C180 368 300 424 420 402S560 424 600 410C650 398 690 370 730 330',
    },
    {
      name: 'PROGRAMS',
      d: 'M40 548C180 566 300 520 400 496S560 452 600 410',
    },
  ];
  const river = 'M730 330C800 262 866 286 920 340S1040 424 1110 376S1200 296 1240 312';

  const bed = (d, width) =>
    `<path stroke="var(--pipe)" stroke-width="${width}" d="${d}"/><path stroke="var(--graphite)" stroke-width="${width - 4}" d="${d}"/>`;

  // A contour line: a ring around a height, with deterministic irregularities.
  const ring = ({ x: cx, y: cy, phase, stretch }, size) => {
    const points = Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * 2 * Math.PI;
      const r = size * (1 + 0.16 * Math.sin(2 * a + phase) + 0.07 * Math.sin(3 * a + 2 * phase));
      return `${(cx + stretch[0] * r * Math.cos(a)).toFixed(1)} ${(cy + stretch[1] * r * Math.sin(a)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  const contoursOf = (height) =>
    [14, 34, 56, 80, 106]
      .filter((size) => size <= height.size)
      .map((size) => ring(height, size))
      .join('');

  const north = (x, y) =>
    `<path class="part" d="M${x} ${y}l14 44l-14 -11l-14 11z"/><text class="hour" x="${x}" y="${y + 70}" text-anchor="middle">N</text>`;

  /** The course `d` with each of its points at its `place`. */
  const moved = (d, place) =>
    d.replaceAll(/(\d+) (\d+)/g, (_, x, y) => {
      const at = place({ x: Number(x), y: Number(y) });
      return `${at.x} ${at.y}`;
    });

  /**
   * The drawn map, with the water's points at their `place`, and contour lines around `heights`: { x, y, size, phase,
   * stretch }, where no words are. `inside` is the outline that cuts it off.
   */
  const terrain = ({ place, heights, inside }) => {
    const courses = streams.map(({ d }) => moved(d, place));
    const course = moved(river, place);
    const mouth = place({ x: 738, y: 324 });
    return (
      `<clipPath id="inside"><path d="${inside}"/></clipPath><g clip-path="url(#inside)">` +
      `<path class="contour" d="${heights.map(contoursOf).join('')}"/>` +
      `${courses.map((d) => bed(d, 16)).join('')}${bed(course, 30)}` +
      // Hides the river's bank where a stream joins it.
      `<circle cx="${mouth.x}" cy="${mouth.y}" r="11" fill="var(--graphite)"/>` +
      `<g class="water">${courses.map((d, i) => trace(`stream-${i}`, d, 'blue')).join('')}` +
      `<g class="wide">${trace('river', course, 'blue')}</g></g>` +
      courses.map((d) => `<path class="flow" d="${d}"/>`).join('') +
      `<path class="flow" d="${course}"/></g>`
    );
  };

  window.map = { terrain, streams, north };
}
