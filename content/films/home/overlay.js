// What the story lays over the plant of the Home film: zones, tags and the padlock, all unseen at first.
{
  const { tag } = window.tags;
  const { hatch } = window.zones;

  const hot = { x: 640, y: 200, r: 152 };
  const flange = { x: 800, y: 360, r: 152 };

  const zone = (id, c) =>
    `<circle id="${id}" cx="${c.x}" cy="${c.y}" stroke="var(--amber)" stroke-width="2.5" stroke-dasharray="12 8" fill="var(--amber)" fill-opacity="0.05"/>`;
  const spot = (id, c, colour) =>
    `<circle id="${id}" cx="${c.x}" cy="${c.y}" r="6" fill="var(--${colour})"/>`;

  const padlock = `<g id="padlock" opacity="0">
    <path id="shackle" stroke="var(--red)" stroke-width="6" d="M526 404V388A14 14 0 0 1 554 388V404"/>
    <rect x="514" y="402" width="52" height="38" rx="4" fill="var(--red)"/>
    <path d="M540 416V426" stroke="var(--graphite)" stroke-width="5" stroke-linecap="round"/>
  </g>`;

  const tick = '<path d="M1036 122l14 14l26 -30" stroke="var(--graphite)" stroke-width="6"/>';

  const drawing = [
    `<defs>${hatch('hatch')}</defs>`,
    zone('hot-zone', hot),
    zone('break-zone', flange),
    '<path id="clash" stroke="var(--red)" stroke-width="2.5" fill="url(#hatch)"/>',
    tag({
      id: 'hot-tag',
      x: 626,
      y: 120,
      width: 262,
      side: 'right',
      colour: 'amber',
      note: 'PERMIT 08:00–12:00',
      name: 'HOT WORK',
      wire: 'M640 200V120H608',
    }),
    tag({
      id: 'break-tag',
      x: 814,
      y: 492,
      width: 292,
      colour: 'amber',
      note: 'PERMIT 10:00–14:00',
      name: 'LINE BREAK',
      wire: 'M800 360V492H832',
    }),
    tag({
      id: 'clash-tag',
      x: 806,
      y: 120,
      width: 300,
      colour: 'red',
      note: 'OVERLAP 10:00–12:00',
      name: 'SIMOPS CLASH',
      wire: 'M792 208V120H824',
    }),
    tag({
      id: 'lock-tag',
      x: 554,
      y: 492,
      width: 204,
      colour: 'red',
      note: 'HV-104 CLOSED',
      name: 'LOCKED',
      wire: 'M540 436V492H572',
    }),
    tag({
      id: 'cleared-tag',
      x: 806,
      y: 120,
      width: 300,
      colour: 'green',
      note: 'NO OVERLAP',
      name: 'CLEARED',
      wire: 'M792 200V120H824',
      mark: tick,
    }),
    spot('hot-spot', hot, 'amber'),
    spot('break-spot', flange, 'amber'),
    padlock,
  ].join('');

  window.overlay = { drawing, hot, flange };
}
