// The overlays of the Home film: the tags of both views, and the padlocks on the P&ID. All are initially hidden.
{
  const { tag } = window.tags;
  const { hot: hotWork, lineBreak, conflict, locks } = window.facts;

  // The top of each padlock's body, by the device.
  const places = {
    'HTP-2/07': { x: 936, y: 388 },
    'HV-231': { x: 990, y: 370 },
    'IA-212': { x: 694, y: 268 },
    'XV-212': { x: 582, y: 370 },
    'DV-207': { x: 696, y: 376 },
    'BV-208': { x: 822, y: 298 },
    'MCC-2/03': { x: 228, y: 348 },
    'HV-222': { x: 504, y: 284 },
    'HV-221': { x: 272, y: 308 },
    'DV-221': { x: 328, y: 346 },
    'BV-221': { x: 328, y: 212 },
  };
  const padlock = ({ device, number }) => {
    const { x, y } = places[device];
    const scale = number === null ? 0.6 : 1;
    return `<g transform="translate(${x} ${y}) scale(${scale})"><g id="padlock-${device}" opacity="0">
      <path id="shackle-${device}" stroke="var(--blue)" stroke-width="4.5" d="M-9 1V-8A9 9 0 0 1 9 -8V1"/>
      <rect x="-17" width="34" height="26" rx="3" fill="var(--blue)"/>
      <text class="bar-name on-color" y="20" text-anchor="middle">${number ?? ''}</text>
    </g></g>`;
  };

  const process = tag({
    ...{ id: 'step-tag', x: 640, y: 92, width: 520, color: 'paper', note: '', name: '' },
    wire: 'M640 92H658',
  });

  /** The tags of a plot plan. `places` has each tag's { x, y, width }, with the eyelet at x. */
  const plan = ({ bay, flange }, places) => {
    const spot = { x: bay.x + bay.width / 4, y: bay.y + bay.height / 4 };
    const { x, y } = places.verdict;
    const verdict = `M${bay.x + bay.width} ${spot.y}H${places.bend}V${y}H${x + 18}`;
    return [
      tag({
        ...{ id: 'hot-tag', ...places.hot, side: 'right', color: 'amber' },
        ...{ note: `${hotWork.tag} ${hotWork.hours.text}`, name: hotWork.work.toUpperCase() },
        wire: `M${spot.x} ${spot.y}V${places.hot.y}H${places.hot.x - 18}`,
      }),
      tag({
        ...{ id: 'break-tag', ...places.break, color: 'amber' },
        ...{ note: '', name: `${lineBreak.work.toUpperCase()}, ${lineBreak.at}` },
        wire: `M${flange.x} ${flange.y}V${places.break.y}H${places.break.x + 18}`,
      }),
      tag({
        ...{ id: 'conflict-tag', ...places.verdict, color: 'red' },
        ...{
          note: `${hotWork.place.toUpperCase()} ${conflict.text}`,
          name: 'SIMOPS CONFLICT',
          wire: verdict,
        },
      }),
      tag({
        ...{ id: 'moved-tag', ...places.verdict, color: 'paper', wire: verdict },
        ...{
          note: `${lineBreak.final.text.slice(0, 5)}, AFTER THE FIRE WATCH`,
          name: 'LINE BREAK MOVED',
        },
      }),
      `<circle id="hot-spot" cx="${spot.x}" cy="${spot.y}" r="6" fill="var(--amber)"/>`,
      `<circle id="break-spot" cx="${flange.x}" cy="${flange.y}" r="6" fill="var(--amber)"/>`,
    ].join('');
  };

  window.signs = { process, plan, padlocks: locks.map(padlock).join('') };
}
