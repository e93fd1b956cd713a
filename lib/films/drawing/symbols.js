// P&ID symbols (based on ISA-5.1 and ISO 10628) as SVG text, positioned by their center.
{
  const label = (text, x, y, anchor = 'start') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;

  const pipe = (d) => `<path class="pipe" d="${d}"/>`;
  const flow = (d, group = 'running') => `<path class="flow" data-flow="${group}" d="${d}"/>`;
  /** An electrical signal. */
  const signal = (d) => `<path class="signal" d="${d}"/>`;
  /** Instrument air: a line with pairs of slashes, each centered at one of `slashes` ([x, y]). */
  const air = (d, slashes) =>
    `<path class="air" d="${d}${slashes.map(([x, y]) => `M${x - 6} ${y + 6}l6 -12m0 12l6 -12`).join('')}"/>`;

  const bowTie = (x, y, w, h) => `M${x - w} ${y - h}L${x + w} ${y + h}V${y - h}L${x - w} ${y + h}Z`;

  const gateValve = (x, y, { w = 16, h = 10, id = '' } = {}) =>
    `<path class="part" id="${id}" d="${bowTie(x, y, w, h)}"/>`;

  /** A gate valve in a vertical line. */
  const drainValve = (x, y, id = '') =>
    `<path class="part" id="${id}" d="M${x - 10} ${y - 14}H${x + 10}L${x - 10} ${y + 14}H${x + 10}Z"/>`;

  /** Flow passes from left to right only. */
  const checkValve = (x, y) =>
    `<path class="part" d="M${x - 13} ${y + 10}V${y - 10}L${x + 13} ${y + 10}V${y - 10}"/>` +
    `<circle class="part closed" cx="${x - 13}" cy="${y - 10}" r="3"/>`;

  const actuator = (x, y) =>
    `<path class="part" d="M${x} ${y}V${y - 26}M${x - 18} ${y - 26}a18 16 0 0 1 36 0z"/>`;

  const controlValve = (x, y, id = '') => actuator(x, y) + gateValve(x, y, { w: 22, h: 14, id });

  /** The suction is at the center, the discharge level with the top. */
  const pump = (x, y) =>
    `<path class="part" d="M${x - 13} ${y + 18}L${x - 21} ${y + 32}H${x + 21}L${x + 13} ${y + 18}"/>` +
    `<circle class="part" cx="${x}" cy="${y}" r="24"/>` +
    `<path class="part open" d="M${x} ${y - 24}H${x + 30}M${x + 30} ${y - 31}V${y - 17}"/>`;

  const vessel = (x, top, bottom, w) =>
    `<path class="part" d="M${x - w} ${top}A${w} 22 0 0 1 ${x + w} ${top}V${bottom}A${w} 22 0 0 1 ${x - w} ${bottom}Z"/>` +
    `<path class="part open" d="M${x - w} ${top}H${x + w}M${x - w} ${bottom}H${x + w}"/>`;

  const exchanger = (x, y) =>
    `<circle class="part" cx="${x}" cy="${y}" r="36"/>` +
    `<path class="part open" d="M${x} ${y + 36}V${y + 20}L${x - 18} ${y + 8}L${x + 18} ${y - 8}L${x} ${y - 20}V${y - 36}"/>`;

  /** A panel-mounted instrument has a line across; a field-mounted one doesn't. */
  const instrument = (x, y, letters, number, panel = false) =>
    `<circle class="part" cx="${x}" cy="${y}" r="30"/>` +
    (panel ? `<path class="part" d="M${x - 30} ${y}H${x + 30}"/>` : '') +
    label(letters, x, y - 5, 'middle') +
    label(number, x, y + 20, 'middle');

  /** A breaker, closed. Its blade has the id. */
  const breaker = (x, y, id) =>
    `<path class="part" d="M${x - 12} ${y - 12}h24v24h-24z"/>` +
    `<path class="part" d="M${x - 8} ${y}h4M${x + 4} ${y}h4"/>` +
    `<path class="part blade" id="${id}" d="M${x - 4} ${y}h8"/>`;

  const flange = (x, y) =>
    `<path class="part" d="M${x - 5} ${y - 20}V${y + 20}M${x + 5} ${y - 20}V${y + 20}"/>`;

  const offPage = (x, y) =>
    `<path class="part" d="M${x} ${y - 12}H${x + 26}L${x + 38} ${y}L${x + 26} ${y + 12}H${x}Z"/>`;

  window.symbols = {
    ...{
      label,
      pipe,
      flow,
      signal,
      air,
      gateValve,
      drainValve,
      checkValve,
      actuator,
      controlValve,
    },
    ...{ pump, vessel, exchanger, instrument, breaker, flange, offPage },
  };
}
