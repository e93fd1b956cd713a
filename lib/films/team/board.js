// The crew board: a plate for each agent that acts, in their order, and the path of a reading from one to the next.
{
  const { showArrow } = window.traces;
  const acting = ['Milam', 'Maintenance Advisor', 'Abbott', 'Lubbock'];
  const agents = acting.map((name) => window.facts.agents.find((agent) => agent.name === name));
  const plateId = (name) => `plate-${acting.indexOf(name)}`;

  /** A long name takes two lines. */
  const linesOf = (name) => (name.length > 15 ? name.split(/ (?=[^ ]+$)/) : [name]);

  /** An agent's name; `y` is the last line's. */
  const nameOf = (lines, x, y) => {
    const line = (text, i) => `<tspan x="${x}" dy="${i * 36}">${text}</tspan>`;
    return `<text class="plate-name" y="${y - 36 * (lines.length - 1)}" text-anchor="middle">${lines.map(line).join('')}</text>`;
  };

  /**
   * Four plates of a `size` in a row, from `left` and `top`, with a `gap` between them, which an arrow bridges. With
   * `named`, an agent's name is below its icon. `exit` is the path to the person who decides, from the last plate.
   */
  const board = ({ left, top, size, gap, icon, named = false, exit }) => {
    const middle = (index) => left + index * (size.x + gap) + size.x / 2;
    const level = top + size.y / 2;

    const plate = ({ name, symbol }, index) => {
      const up = named ? 44 : 0;
      const [cx, cy] = [middle(index), level - up];
      return `<g id="${plateId(name)}" class="plate">
      <rect x="${cx - size.x / 2}" y="${top}" width="${size.x}" height="${size.y}" rx="3"/>
      ${symbol.replace('<svg', `<svg x="${cx - icon / 2}" y="${cy - icon / 2}" width="${icon}" height="${icon}"`)}
      ${named ? nameOf(linesOf(name), cx, top + size.y - 28) : ''}
    </g>`;
    };

    // Each leg ends where its arrowhead starts.
    const between = (index) => `M${middle(index) - size.x / 2 - gap} ${level}h${gap - 18}`;
    const legs = [
      `M0 ${level}H${left - 18}`,
      between(1),
      between(2),
      between(3),
      `M${middle(3)} ${top + size.y}${exit}`,
    ];

    const drawing =
      agents.map(plate).join('') +
      legs
        .map(
          (d, i) =>
            `<path id="leg-${i}" class="leg" pathLength="1" stroke-dasharray="1 1" d="${d}"/>`,
        )
        .join('');

    /** The center of an agent's plate. */
    const placeOf = (name) => ({ x: middle(acting.indexOf(name)), y: level });

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
  const drawLeg = (index, k, opacity) => {
    window.set(`leg-${index}`, { 'stroke-dashoffset': 1 - k, opacity: k > 0 ? opacity : 0 });
    showArrow(document.getElementById(`leg-${index}`), k, 'arrow');
  };

  window.board = { board, lightPlate, drawLeg };
}
