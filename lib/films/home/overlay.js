// The overlays of the Home film's plant: zones, tags, and padlocks, all initially hidden.
{
  const { tag } = window.tags;
  const { hatch } = window.zones;
  const { hot: hotWork, lineBreak, isolation, overlap } = window.facts;

  const hot = { x: 640, y: 200, r: 152 };
  const flange = { x: 800, y: 360, r: 152 };

  const zone = (id, c) =>
    `<circle id="${id}" cx="${c.x}" cy="${c.y}" stroke="var(--amber)" stroke-width="2.5" stroke-dasharray="12 8" fill="var(--amber)" fill-opacity="0.05"/>`;
  const spot = (id, c, color) =>
    `<circle id="${id}" cx="${c.x}" cy="${c.y}" r="6" fill="var(--${color})"/>`;

  // The top of each isolation point's padlock body, in the order of the plan.
  const places = [
    { x: 852, y: 402 },
    { x: 980, y: 398 },
    { x: 604, y: 330 },
    { x: 540, y: 398 },
    { x: 664, y: 396 },
  ];
  const padlock = (
    { x, y },
    i,
  ) => `<g transform="translate(${x} ${y})"><g id="padlock-${i}" opacity="0">
    <path id="shackle-${i}" stroke="var(--red)" stroke-width="4.5" d="M-9 1V-8A9 9 0 0 1 9 -8V1"/>
    <rect x="-17" width="34" height="26" rx="3" fill="var(--red)"/>
    <text class="bar-name on-color" y="20" text-anchor="middle">${i + 1}</text>
  </g></g>`;

  const tick = '<path d="M1046 122l14 14l26 -30" stroke="var(--graphite)" stroke-width="6"/>';

  const drawing = [
    `<defs>${hatch('hatch')}</defs>`,
    zone('hot-zone', hot),
    zone('break-zone', flange),
    '<path id="conflict" stroke="var(--red)" stroke-width="2.5" fill="url(#hatch)"/>',
    tag({
      id: 'hot-tag',
      x: 626,
      y: 120,
      width: 296,
      side: 'right',
      color: 'amber',
      note: `${hotWork.tag} ${hotWork.hours.text}`,
      name: hotWork.work.toUpperCase(),
      wire: 'M640 200V120H608',
    }),
    tag({
      id: 'break-tag',
      x: 814,
      y: 492,
      width: 296,
      color: 'amber',
      note: '',
      name: lineBreak.work.toUpperCase(),
      wire: 'M800 360V492H832',
    }),
    tag({
      id: 'conflict-tag',
      x: 756,
      y: 120,
      width: 352,
      color: 'red',
      note: `OVERLAP ${overlap}`,
      name: 'SIMOPS CONFLICT',
      wire: 'M792 208V120H774',
    }),
    tag({
      id: 'lock-tag',
      x: 516,
      y: 492,
      width: 272,
      color: 'red',
      note: `${isolation.tag}, ${isolation.points.length} POINTS`,
      name: 'ISOLATED',
      wire: 'M540 424V438H500V492H534',
    }),
    tag({
      id: 'no-conflict-tag',
      x: 756,
      y: 120,
      width: 352,
      color: 'green',
      note: `${lineBreak.work.toUpperCase()} ${lineBreak.final.text}`,
      name: 'NO CONFLICT',
      wire: 'M792 200V120H774',
      mark: tick,
    }),
    spot('hot-spot', hot, 'amber'),
    spot('break-spot', flange, 'amber'),
    ...places.map(padlock),
  ].join('');

  window.overlay = { drawing, hot, flange };
}
