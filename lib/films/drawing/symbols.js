// P&ID symbols (based on ISA-5.1 and ISO 10628) as SVG text, positioned by their center.
{
  const label = (text, x, y, anchor = 'start') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;

  const pipe = (d) => `<path class="pipe" d="${d}"/>`;
  const flow = (d, group = 'running') => `<path class="flow" data-flow="${group}" d="${d}"/>`;
  const signal = (d) => `<path class="signal" d="${d}"/>`;

  const bowTie = (x, y, w, h) => `M${x - w} ${y - h}L${x + w} ${y + h}V${y - h}L${x - w} ${y + h}Z`;

  const gateValve = (x, y, { w = 16, h = 10, id = '', closed = false } = {}) =>
    `<path class="part${closed ? ' closed' : ''}" id="${id}" d="${bowTie(x, y, w, h)}"/>`;

  const controlValve = (x, y) =>
    `<path class="part" d="M${x} ${y}V${y - 26}M${x - 18} ${y - 26}a18 16 0 0 1 36 0z"/>` +
    `<path class="part" d="${bowTie(x, y, 22, 14)}"/>`;

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

  const interlock = (x, y) =>
    `<path class="part" d="M${x} ${y - 12}L${x + 12} ${y}L${x} ${y + 12}L${x - 12} ${y}Z"/>`;

  const flange = (x, y) =>
    `<path class="part" d="M${x - 5} ${y - 20}V${y + 20}M${x + 5} ${y - 20}V${y + 20}"/>`;

  const offPage = (x, y) =>
    `<path class="part" d="M${x} ${y - 12}H${x + 26}L${x + 38} ${y}L${x + 26} ${y + 12}H${x}Z"/>`;

  window.symbols = {
    ...{ label, pipe, flow, signal, gateValve, controlValve, pump, vessel },
    ...{ exchanger, instrument, interlock, flange, offPage },
  };
}
