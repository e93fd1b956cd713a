// Four stacked sheets, seen from above at an angle: field, record, agents, decision.
{
  const size = { u: 560, v: 300 };
  const names = ['DECISION', 'AGENTS', 'RECORD', 'FIELD'];

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
    RECORD: [0, 1, 2, 3].map(row).join(''),
    AGENTS: bubbles.map(bubble).join(''),
    DECISION:
      '<path class="signing" d="M150 205H428"/>' +
      '<path id="signature" pathLength="1" stroke-dasharray="1 1" stroke="var(--paper)" stroke-width="7" d="M170 190C200 110 235 95 222 150S185 215 225 175S280 120 278 165S310 190 330 150S352 195 375 162S405 150 425 158"/>',
  };

  /**
   * `origin` is the top sheet's rear corner, and `pitch` how far the others are below each other. `across` and `down` are
   * what a unit along each edge of a sheet is on the screen. `field` is what's drawn on the lowest sheet. `label` returns
   * where a sheet's words are: [x, y] of its name and of its note.
   */
  const layers = ({ origin, pitch, across, down, field, label }) => {
    const top = (layer) => origin.y + names.indexOf(layer) * pitch;

    /** Screen position of point (u, v) on a sheet. */
    const point = (layer, u, v) => ({
      x: origin.x + across.x * u + down.x * v,
      y: top(layer) + across.y * u + down.y * v,
    });

    /** The point on a sheet at v that's vertically above or below point (u, v0) of another sheet. */
    const plumb = (layer, u, v0, v) => point(layer, u - ((v - v0) * down.x) / across.x, v);

    const matrix = [across.x, across.y, down.x, down.y, origin.x].join(' ');
    const sheet = (layer) => {
      const { name, note } = label(layer, point);
      return `<g id="layer-${layer}">
      <g transform="matrix(${matrix} ${top(layer)})">
        <rect class="layer" width="${size.u}" height="${size.v}"/>
        <g class="layer-content">${layer === 'FIELD' ? field : content[layer]}</g>
      </g>
      <text class="layer-name" x="${name[0]}" y="${name[1]}">${layer}</text>
      <text class="layer-note" id="note-${layer}" x="${note[0]}" y="${note[1]}"></text>
    </g>`;
    };

    /** Lower sheets first, so the upper ones cover them. */
    const drawing = [...names].reverse().map(sheet).join('');
    return { drawing, point, plumb };
  };

  window.layers = { layers, agents };
}
