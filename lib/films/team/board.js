// The crew board: a plate for each agent in page order, and the path of a reading across it.
{
  const { signal } = window.symbols;
  const { agents } = window.facts;
  const plateId = (name) => `plate-${agents.findIndex((agent) => agent.name === name)}`;

  /** An agent's name above a plate's foot. A long one takes two lines. */
  const nameOf = (name, x, foot) => {
    const lines = name.length > 15 ? name.split(/ (?=[^ ]+$)/) : [name];
    const line = (text, i) => `<tspan x="${x}" dy="${i * 22}">${text}</tspan>`;
    const y = foot - (lines.length > 1 ? 33 : 23);
    return `<text class="plate-name" y="${y}" text-anchor="middle">${lines.map(line).join('')}</text>`;
  };

  /**
   * Six plates of a `size` in a row, from `left` and `top`, with a `gap` between them. With `named`, an agent's name is
   * below its icon. `route` returns the paths from Milam to the advisor, and from the advisor to Abbott, which take the
   * plates' middles, levels, feet, and places. `exit` is the path from the gap next to the last agent's plate to the
   * person who decides.
   */
  const board = ({ left, top, size, gap, icon, named = false, route, exit }) => {
    const place = (index) => ({
      x: left + (index % 6) * (size.x + gap),
      y: top + Math.floor(index / 6) * (size.y + gap),
    });
    const at = (name) => place(agents.findIndex((agent) => agent.name === name));

    const plate = ({ name, symbol }, index) => {
      const { x, y } = place(index);
      const [cx, cy] = [x + size.x / 2, y + size.y / 2 - (named ? 24 : 0)];
      return `<g id="${plateId(name)}" class="plate">
      <rect x="${x}" y="${y}" width="${size.x}" height="${size.y}" rx="3"/>
      ${symbol.replace('<svg', `<svg x="${cx - icon / 2}" y="${cy - icon / 2}" width="${icon}" height="${icon}"`)}
      ${named ? nameOf(name, cx, y + size.y) : ''}
    </g>`;
    };

    // From the field to Milam, between plates through the gaps, and out to a person.
    const middle = (name) => at(name).x + size.x / 2;
    const level = (name) => at(name).y + size.y / 2;
    const foot = (name) => at(name).y + size.y;
    const [milam, abbott, lubbock] = ['Milam', 'Abbott', 'Lubbock'];
    const legs = [
      `M40 ${level(milam)}H${at(milam).x}`,
      ...route({ at, middle, level, foot }),
      `M${at(abbott).x} ${level(abbott)}H${at(lubbock).x + size.x}`,
      `M${at(lubbock).x} ${level(lubbock)}h${-gap / 2}${exit}`,
    ];

    const drawing =
      signal(legs[0]) +
      agents.map(plate).join('') +
      legs
        .map(
          (d, i) =>
            `<path id="leg-${i}" class="leg" pathLength="1" stroke-dasharray="1 1" d="${d}"/>`,
        )
        .join('');

    /** The center of an agent's plate. */
    const placeOf = (name) => ({ x: middle(name), y: level(name) });

    return { drawing, placeOf };
  };

  /** k: 0 (dark) to 1 (at work). done: 0 to 1 keeps the frame lit. */
  const lightPlate = (name, k, done, color) => {
    const group = document.getElementById(plateId(name));
    const mixed = (share, lit, dark) => `color-mix(in srgb, ${lit} ${share * 100}%, ${dark})`;
    const face = `var(--${color})`;
    group.style.setProperty('--face', mixed(k, face, 'var(--graphite)'));
    group.style.setProperty('--frame', mixed(Math.max(k, done), face, 'var(--edge)'));
    const line = mixed(Math.max(k, done), face, 'var(--unlit)');
    group.style.setProperty('--line', mixed(k, 'var(--graphite)', line));
  };

  /** Draws the first k (0 to 1) of a leg. */
  const drawLeg = (index, k, opacity) =>
    window.set(`leg-${index}`, { 'stroke-dashoffset': 1 - k, opacity: k > 0 ? opacity : 0 });

  window.board = { board, lightPlate, drawLeg };
}
