// The day shift along the foot of the sheet, 06:00 to 18:00 at 70 px an hour, and its two bars.
{
  const { clock } = window.symbols;
  const at = (hour) => 220 + (hour - 6) * 70;
  const rows = { hot: 576, break: 608 };
  const thick = 28;

  const axis = [6, 9, 12, 15, 18]
    .map(
      (hour) =>
        `<path class="rule" d="M${at(hour)} 568V642"/>` +
        `<text class="hour" x="${at(hour)}" y="667" text-anchor="middle">${clock(`${String(hour).padStart(2, '0')}:00`)}</text>`,
    )
    .join('');

  const bar = (id, name) =>
    `<clipPath id="${id}-clip"><rect id="${id}-box" y="${rows[id]}" height="${thick}"/></clipPath>
    <g clip-path="url(#${id}-clip)"><g id="${id}-bar">
      <rect width="280" y="${rows[id]}" height="${thick}" fill="var(--amber)"/>
      <rect id="${id}-lap" y="${rows[id]}" height="${thick}" fill="var(--red)"/>
      <text class="bar-name on-colour" x="10" y="${rows[id] + 22}">${name}</text>
    </g></g>`;

  const drawing =
    `<path class="rule" d="M40 562H1240"/>${axis}<text x="60" y="613" class="zone-mark">DAY SHIFT</text><text x="1220" y="613" class="zone-mark" text-anchor="end">UNIT 100</text>` +
    `<path id="shift-clash" stroke="var(--red)" stroke-width="2.5"/>` +
    `${bar('hot', 'HOT WORK')}${bar('break', 'LINE BREAK')}`;

  const find = (id) => document.getElementById(id);

  /** Bar from `hour` for four hours, its visible share k growing from the left. */
  const setBar = (id, hour, k) => {
    find(`${id}-bar`).setAttribute('transform', `translate(${at(hour)} 0)`);
    find(`${id}-box`).setAttribute('x', at(hour));
    find(`${id}-box`).setAttribute('width', 280 * k);
  };

  /** Marks the hours both bars hold, `hot` being from 8 to 12 and `break` from `start` on. */
  const setClash = (start, opacity) => {
    const width = Math.max(0, at(12) - at(start));
    const frame = find('shift-clash');
    frame.setAttribute('d', width > 0 ? `M${at(start)} 570h${width}v72h${-width}z` : '');
    frame.setAttribute('opacity', opacity);
    find('hot-lap').setAttribute('x', 280 - width);
    for (const id of ['hot', 'break']) {
      find(`${id}-lap`).setAttribute('width', width);
      find(`${id}-lap`).setAttribute('opacity', opacity);
    }
  };

  window.shift = { drawing, setBar, setClash };
}
