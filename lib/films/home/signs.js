// The overlays of the Home film: the tags of both views, and the padlocks on the P&ID. All are initially hidden.
{
  const { tag } = window.tags;
  const { hot: hotWork, lineBreak, conflict, locks } = window.facts;
  const { bay, flange } = window.plot;

  // The top of each padlock's body, by the device.
  const places = {
    'HTP-2/07': { x: 916, y: 388 },
    'HV-231': { x: 980, y: 370 },
    'IA-212': { x: 678, y: 268 },
    'XV-212': { x: 574, y: 370 },
    'DV-207': { x: 682, y: 376 },
    'BV-208': { x: 800, y: 298 },
    'MCC-2/03': { x: 228, y: 348 },
    'HV-222': { x: 504, y: 284 },
    'HV-221': { x: 272, y: 308 },
    'DV-221': { x: 328, y: 346 },
  };
  const padlock = ({ device, number }) => {
    const { x, y } = places[device];
    const scale = number === null ? 0.6 : 1;
    return `<g transform="translate(${x} ${y}) scale(${scale})"><g id="padlock-${device}" opacity="0">
      <path id="shackle-${device}" stroke="var(--red)" stroke-width="4.5" d="M-9 1V-8A9 9 0 0 1 9 -8V1"/>
      <rect x="-17" width="34" height="26" rx="3" fill="var(--red)"/>
      <text class="bar-name on-color" y="20" text-anchor="middle">${number ?? ''}</text>
    </g></g>`;
  };

  const tick = `<path d="M0 0l14 14l26 -30" stroke="var(--graphite)" stroke-width="6"/>`;
  const moved = lineBreak.final.text;

  const process = tag({
    ...{ id: 'step-tag', x: 640, y: 92, width: 520, color: 'paper', note: '', name: '' },
    wire: 'M640 92H658',
  });
  const plan = [
    tag({
      ...{ id: 'hot-tag', x: 372, y: 116, width: 316, side: 'right', color: 'amber' },
      ...{ note: `${hotWork.tag} ${hotWork.hours.text}`, name: hotWork.work.toUpperCase() },
      wire: `M${bay.x + 20} ${bay.y + 20}V116H354`,
    }),
    tag({
      ...{ id: 'break-tag', x: 520, y: 496, width: 384, color: 'amber' },
      ...{ note: '', name: `${lineBreak.work.toUpperCase()}, ${lineBreak.at}` },
      wire: `M${flange.x} ${flange.y}V496H538`,
    }),
    tag({
      ...{ id: 'conflict-tag', x: 700, y: 116, width: 372, color: 'red' },
      ...{ note: `${hotWork.place.toUpperCase()} ${conflict.text}`, name: 'SIMOPS CONFLICT' },
      wire: `M${bay.x + bay.width} ${bay.y + 20}H560V116H718`,
    }),
    tag({
      ...{ id: 'no-conflict-tag', x: 700, y: 116, width: 372, color: 'green' },
      ...{ note: `LINE BREAK ${moved}`, name: 'NO CONFLICT' },
      wire: `M${bay.x + bay.width} ${bay.y + 20}H560V116H718`,
      mark: `<g transform="translate(1010 118)">${tick}</g>`,
    }),
    `<circle id="hot-spot" cx="${bay.x + 20}" cy="${bay.y + 20}" r="6" fill="var(--amber)"/>`,
    `<circle id="break-spot" cx="${flange.x}" cy="${flange.y}" r="6" fill="var(--amber)"/>`,
  ].join('');

  window.signs = { process, plan, padlocks: locks.map(padlock).join('') };
}
