// Four stacked sheets, seen from above at an angle: field, record, agents, decision.
{
  const { pump, exchanger, gateValve } = window.symbols;
  const size = { u: 560, v: 300 };
  const names = ['DECISION', 'AGENTS', 'RECORD', 'FIELD'];
  const top = (layer) => 62 + names.indexOf(layer) * 141;

  /** Screen position of point (u, v) on a sheet. */
  const point = (layer, u, v) => ({
    x: 330 + 0.85 * u - 0.5 * v,
    y: top(layer) + 0.16 * u + 0.3 * v,
  });

  /** The point on a sheet at v that's vertically above or below point (u, v0) of another sheet. */
  const plumb = (layer, u, v0, v) => point(layer, u + ((v - v0) * 0.5) / 0.85, v);

  const line = (...points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

  const large = (id, symbol, u, v, k = 1.4) =>
    `<g id="${id}" transform="translate(${u} ${v}) scale(${k})">${symbol(0, 0)}</g>`;

  const row = (index) =>
    `<g id="row-${index}" class="row">
      <rect x="60" y="${58 + index * 50}" width="440" height="34"/>
      <path d="M78 ${75 + index * 50}h60m24 0h190m24 0h${[70, 40, 90, 56][index]}"/>
    </g>`;

  const bubble = ([u, v], index) =>
    `<circle id="agent-${index}" class="agent" cx="${u}" cy="${v}" r="30"/>`;
  // A bubble for each agent, in three rows. The story highlights those in `agents`.
  const columns = Math.ceil(window.facts.agentCount / 3);
  const pitch = 480 / columns;
  const bubbles = Array.from({ length: window.facts.agentCount }, (_, i) => [
    40 + pitch / 2 + (i % columns) * pitch,
    52 + Math.floor(i / columns) * 98,
  ]);
  const agents = [columns + 1, 2 * columns - 2].map((index) => ({ index, u: bubbles[index][0] }));

  const content = {
    FIELD:
      '<path class="pipe" d="M20 210H90M210 190H270V150H330M270 190V252H330M330 116H450V210H470M330 218H450M526 210H545"/>' +
      '<circle class="part" cx="150" cy="205" r="60"/><circle class="part" cx="150" cy="205" r="14"/>' +
      large('', gateValve, 62, 210) +
      large('', pump, 350, 150) +
      large('pump-b', pump, 350, 252) +
      large('', exchanger, 498, 210, 1),
    RECORD: [0, 1, 2, 3].map(row).join(''),
    AGENTS: bubbles.map(bubble).join(''),
    DECISION:
      '<path class="rule" d="M150 205H420"/>' +
      '<path id="signature" pathLength="1" stroke-dasharray="1 1" stroke="var(--paper)" stroke-width="7" d="M170 190C200 110 235 95 222 150S185 215 225 175S280 120 278 165S310 190 330 150S352 195 375 162S405 150 425 158"/>',
  };

  const sheet = (layer) => {
    const { x, y } = point(layer, size.u, size.v * 0.3);
    const label = y + (layer === 'FIELD' ? 2 : 0);
    return `<g id="layer-${layer}">
      <g transform="matrix(0.85 0.16 -0.5 0.3 330 ${top(layer)})">
        <rect class="layer" width="${size.u}" height="${size.v}"/>
        <g class="layer-content">${content[layer]}</g>
      </g>
      <path class="rule" d="M${x + 6} ${y}H836"/>
      <text class="layer-name" x="850" y="${label + 10}">${layer}</text>
      <text class="layer-note" id="note-${layer}" x="852" y="${label + 44}"></text>
    </g>`;
  };

  /** Lower sheets first, so the upper ones cover them. */
  const drawing = [...names].reverse().map(sheet).join('');

  window.layers = { drawing, point, plumb, line, agents };
}
