// The day shift along the bottom of the sheet, 06:00 to 18:00, with two bars and the time of the story.
{
  const { hot, lineBreak, unit, shift } = window.facts;

  const { set } = window;

  /** Moves the fire watch in or out: k from 0 to 1. */
  const setWatch = (k) => set('fire-watch', { opacity: k });

  /**
   * `left` is the x of 06:00, `pitch` the width of an hour, `top` and `bottom` the ends of the hour lines. `rows` are the
   * tops of the two bars, which are `thick`. `rule` is the line above it all. `names` are at [x, y, anchor].
   */
  const timeline = ({ left, pitch, top, bottom, rows, thick, rule, names }) => {
    const at = (hour) => left + (hour - 6) * pitch;
    const width = ({ from, until }) => (until - from) * pitch;
    const baseline = thick / 2 + 8;

    const axis = [6, 9, 12, 15, 18]
      .map(
        (hour) =>
          `<path class="rule" d="M${at(hour)} ${top}V${bottom}"/>` +
          `<text class="hour" x="${at(hour)}" y="${bottom + 25}" text-anchor="middle">${String(hour).padStart(2, '0')}:00</text>`,
      )
      .join('');

    const bar = (id, name, hours) =>
      `<clipPath id="${id}-clip"><rect id="${id}-box" y="${rows[id]}" height="${thick}"/></clipPath>
    <g clip-path="url(#${id}-clip)"><g id="${id}-bar">
      <rect width="${width(hours)}" y="${rows[id]}" height="${thick}" fill="var(--amber)"/>
      <rect id="${id}-lap" y="${rows[id]}" height="${thick}" fill="var(--red)"/>
      <text class="bar-name on-color" x="10" y="${rows[id] + baseline}">${name.toUpperCase()}</text>
    </g></g>`;

    // The fire watch continues after the hot work.
    const watched = hot.watched.until;
    const watch =
      `<g id="fire-watch"><rect x="${at(hot.hours.until) + 1}" y="${rows.hot + 1}" width="${(watched - hot.hours.until) * pitch - 2}" height="${thick - 2}" stroke="var(--amber)" stroke-dasharray="6 4"/>` +
      `<text class="zone-mark" style="fill: var(--amber)" x="${at(watched) + 10}" y="${rows.hot + baseline - 2}">FIRE WATCH</text></g>`;

    const named = (text, [x, y, anchor]) =>
      `<text class="zone-mark" x="${x}" y="${y}" text-anchor="${anchor}">${text.toUpperCase()}</text>`;
    const drawing =
      `<path class="rule" d="${rule}"/>${axis}${named(shift, names.shift)}${named(unit, names.unit)}` +
      `<path id="now" stroke="var(--paper)" d="M0 ${top - 2}V${bottom + 4}"/>` +
      `<path id="shift-conflict" stroke="var(--red)" stroke-width="2.5"/>` +
      `${bar('hot', hot.work, hot.hours)}${bar('break', lineBreak.work, lineBreak.planned)}${watch}`;

    /** Sets a bar's start to `hour`, and shows the share k of it from the left. */
    const setBar = (id, hours, hour, k) => {
      set(`${id}-bar`, { transform: `translate(${at(hour)} 0)` });
      set(`${id}-box`, { x: at(hour), width: width(hours) * k });
    };

    /** Marks the hours in which both would be under way, with the line break starting at `start`. */
    const setConflict = (start, opacity) => {
      const shared = Math.max(0, at(hot.hours.until) - at(start));
      const down = rows.break + thick + 6 - (rows.hot - 6);
      const frame = `M${at(start)} ${rows.hot - 6}h${shared}v${down}h${-shared}z`;
      set('shift-conflict', { d: shared > 0 ? frame : '', opacity });
      set('hot-lap', { x: width(hot.hours) - shared, width: shared, opacity });
      set('break-lap', { width: shared, opacity });
    };

    /** Moves the mark of the story's time. @param hour such as 7.5 */
    const setNow = (hour) => set('now', { transform: `translate(${at(hour)} 0)` });

    return { drawing, setBar, setConflict, setWatch, setNow };
  };

  window.timeline = timeline;
}
