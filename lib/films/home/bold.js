// The Home film's loops, wide and for phones: pipe rack 3 from above, to scale, and below it the hours of two permits.
// They conflict, and one of them moves. Drawn like the drawing below it on the page: few things, thick and solid.
{
  const { hold, mix } = window.timing;
  const { tag, showTag } = window.tags;
  const { label, pipe } = window.symbols;
  const { rack, line, hot, lineBreak, conflict } = window.facts;
  const { planned, final } = lineBreak;

  const away = [8.2, 8.7];
  const cue = {
    hot: [[0.2, 0.8], away],
    zone: [[0.6, 1.4], away],
    break: [[1.5, 2.1], away],
    conflict: [
      [2.4, 2.9],
      [5, 5.3],
    ],
    // Moves back while hidden, after everything has disappeared.
    later: [
      [5, 5.8],
      [8.75, 8.9],
    ],
    resolved: [[5.9, 6.4], away],
  };

  /** `scale` is in units per foot. `left` and `top` are the corner of the bay with the hot work. `end` is the right edge. */
  const drawPlan = ({ scale, left, top, end }) => {
    const feet = (n) => n * scale;
    const [bay, reach, flange] = [feet(rack.bay), feet(rack.within), left + feet(16)];
    const edges = Array.from({ length: 14 }, (_, i) => left + (i - 5) * bay);
    const columns = edges
      .flatMap((x) => [top, top + bay].map((y) => `M${x - 7} ${y - 7}h14v14h-14z`))
      .join('');
    const riser = left + feet(76);
    const low = top + feet(15);
    return [
      `<rect id="zone" stroke-width="8"/>`,
      `<rect id="place" x="${left}" y="${top}" width="${bay}" height="${bay}" fill="var(--amber)"/>`,
      pipe(`M0 ${top + feet(5)}H${end}M0 ${top + feet(10)}H${end}M0 ${low}H${riser}V${top - 64}`),
      `<rect class="part" x="${riser - 62}" y="${top - 104}" width="124" height="48" rx="24"/>`,
      label(line.exchanger, riser, top - 122, 'middle'),
      `<path class="part closed" d="${columns}"/>`,
      `<path class="part" stroke-width="8" d="M${flange - 7} ${low - 24}v48m14 0v-48"/>`,
      `<g id="reach"><path class="part" d="M${left + bay / 2} ${top + bay}v${reach}"/>`,
      `${label(`${rack.within} ft`, left + bay / 2 + 18, top + bay + reach / 2)}</g>`,
    ].join('');
  };

  /** Bars of `thick` at `rows`; 06:00 is at `left`, and an hour is `pitch` wide. `numbered` adds the permits' numbers. */
  const drawBars = ({ left, pitch, rows, thick, numbered }) => {
    const at = (hour) => left + (hour - 6) * pitch;
    const name = (permit) => `${numbered ? `${permit.tag} ` : ''}${permit.work.toUpperCase()}`;
    const bar = (id, y, permit) =>
      `<g id="${id}"><rect y="${y}" width="${4 * pitch}" height="${thick}" fill="var(--amber)"/>
      <rect id="${id}-lap" y="${y}" height="${thick}" fill="var(--red)"/>
      <text class="bar-name on-color" x="14" y="${y + thick / 2 + 11}">${name(permit)}</text></g>`;
    const hours = [6, 12, 18].map((hour, i) =>
      label(
        `${String(hour).padStart(2, '0')}:00`,
        at(hour),
        rows[0] - 16,
        ['start', 'middle', 'end'][i],
      ),
    );
    const [from, until] = [hot.hours.until, hot.watched.until].map(at);
    return `${hours.join('')}<rect id="watch" x="${from + 3}" y="${rows[0] + 3}" width="${until - from - 6}" height="${thick - 6}" stroke="var(--amber)" stroke-dasharray="12 8"/>${bar('hot', rows[0], hot)}${bar('break', rows[1], lineBreak)}`;
  };

  const verdicts = ({ x, y, scale, wire }) => {
    const place = { x: 0, y: 0, width: 372, wire };
    return `<g transform="translate(${x} ${y}) scale(${scale})">${[
      tag({
        ...{ ...place, id: 'conflict-tag', color: 'red', name: 'SIMOPS CONFLICT' },
        note: `${hot.place.toUpperCase()} ${conflict.text}`,
      }),
      tag({
        ...{ ...place, id: 'moved-tag', color: 'paper', name: 'LINE BREAK MOVED' },
        note: `${lineBreak.tag} ${final.text}`,
      }),
    ].join('')}</g>`;
  };

  /** Grows the zone around the bay: k from 0 to 1. It's red as far as there's a conflict. */
  const setZone = ({ scale, left, top }, k, red) => {
    const [bay, grown] = [rack.bay * scale, rack.within * scale * k];
    const color = `color-mix(in srgb, var(--red) ${red * 100}%, var(--amber))`;
    window.set('zone', {
      ...{ x: left - grown, y: top - grown, rx: grown, opacity: k > 0 ? 1 : 0 },
      ...{ width: bay + 2 * grown, height: bay + 2 * grown, stroke: color },
      ...{ fill: color, 'fill-opacity': 0.06 + 0.18 * red },
    });
    window.set('reach', { opacity: Math.max(0, 2 * k - 1) });
  };

  const seekIn =
    ({ plan, bars }) =>
    (t) => {
      const [red, later] = [hold(t, ...cue.conflict), hold(t, ...cue.later)];
      const [hotSeen, breakSeen] = [hold(t, ...cue.hot), hold(t, ...cue.break)];
      const at = (hour) => bars.left + (hour - 6) * bars.pitch;
      const start = mix(planned.from, final.from, later);
      const shared = Math.max(0, at(hot.hours.until) - at(start));
      setZone(plan, hold(t, ...cue.zone), red);
      window.set('place', { opacity: hotSeen });
      window.set('watch', { opacity: hold(t, ...cue.zone) });
      window.set('hot', { transform: `translate(${at(hot.hours.from)} 0)`, opacity: hotSeen });
      window.set('break', { transform: `translate(${at(start)} 0)`, opacity: breakSeen });
      window.set('hot-lap', { x: 4 * bars.pitch - shared, width: shared, opacity: red });
      window.set('break-lap', { width: shared, opacity: red });
      showTag('conflict-tag', red);
      showTag('moved-tag', hold(t, ...cue.resolved));
    };

  /** A loop on an empty sheet of a size, with `className`. */
  const loop = ({ width, height, className, ...layout }) => {
    const seekDrawn = seekIn(layout);
    const seek = (t) => {
      const sheet = document.getElementById('sheet');
      if (sheet.getAttribute('class') !== className) {
        window.set('sheet', { class: className, viewBox: `0 0 ${width} ${height}`, width, height });
        sheet.innerHTML =
          drawPlan({ ...layout.plan, end: width }) +
          drawBars(layout.bars) +
          verdicts(layout.verdict);
      }
      seekDrawn(t);
    };
    return { seconds: 9, poster: 4, seek };
  };

  window.wide = loop({
    ...{ width: 1280, height: 720, className: 'bold' },
    plan: { scale: 4.4, left: 380, top: 232 },
    bars: { left: 40, pitch: 100, rows: [586, 652], thick: 56, numbered: true },
    verdict: { x: 716, y: 456, scale: 1.4, wire: 'M -73 0H18' },
  });
  window.tall = loop({
    ...{ width: 780, height: 1000, className: 'bold tall' },
    plan: { scale: 4.6, left: 314, top: 420 },
    bars: { left: 40, pitch: 58, rows: [808, 872], thick: 56, numbered: false },
    verdict: { x: 220, y: 110, scale: 1.4, wire: 'M100 221V36' },
  });
}
