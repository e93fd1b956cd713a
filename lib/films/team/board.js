// The crew board: a plate for each agent in page order, and the path of a reading across it.
{
  const { signal } = window.symbols;
  const { showArrow } = window.traces;
  const { agents } = window.facts;
  const plateId = (name) => `plate-${agents.findIndex((agent) => agent.name === name)}`;

  /** A long name takes two lines. */
  const linesOf = (name) => (name.length > 15 ? name.split(/ (?=[^ ]+$)/) : [name]);

  /** An agent's name; `y` is the last line's. */
  const nameOf = (lines, x, y) => {
    const line = (text, i) => `<tspan x="${x}" dy="${i * 22}">${text}</tspan>`;
    return `<text class="plate-name" y="${y - 22 * (lines.length - 1)}" text-anchor="middle">${lines.map(line).join('')}</text>`;
  };

  /**
   * Six plates of a `size` in a row, from `left` and `top`, with a `gap` between them. With `named`, an agent's name is
   * below its icon. The path runs in the gaps, and at `over` above the plates, so it never crosses itself; `exit` is its
   * part from the gap next to the last agent's plate to the person who decides. Each leg ends where its arrowhead starts.
   */
  const board = ({ left, top, size, gap, icon, named = false, over, exit }) => {
    const place = (index) => ({
      x: left + (index % 6) * (size.x + gap),
      y: top + Math.floor(index / 6) * (size.y + gap),
    });
    const at = (name) => place(agents.findIndex((agent) => agent.name === name));

    const plate = ({ name, symbol }, index) => {
      const { x, y } = place(index);
      const lines = linesOf(name);
      const up = named ? 19 + 5 * (lines.length - 1) : 0;
      const [cx, cy] = [x + size.x / 2, y + size.y / 2 - up];
      return `<g id="${plateId(name)}" class="plate">
      <rect x="${x}" y="${y}" width="${size.x}" height="${size.y}" rx="3"/>
      ${symbol.replace('<svg', `<svg x="${cx - icon / 2}" y="${cy - icon / 2}" width="${icon}" height="${icon}"`)}
      ${named ? nameOf(lines, cx, cy + 53 + 12 * (lines.length - 1)) : ''}
    </g>`;
    };

    // From the field to Milam, between plates through the gaps, and out to a person.
    const middle = (name) => at(name).x + size.x / 2;
    const level = (name) => at(name).y + size.y / 2;
    const right = (name) => at(name).x + size.x;
    const [milam, advisor, abbott, lubbock] = ['Milam', 'Maintenance Advisor', 'Abbott', 'Lubbock'];
    const [turn, head] = [gap / 2, 10];
    const legs = [
      `M40 ${level(milam)}H${at(milam).x - head}`,
      `M${middle(milam)} ${at(milam).y}V${over}H${right(advisor) + turn}V${level(advisor)}h${head - turn}`,
      `M${at(advisor).x} ${level(advisor)}h${-turn}V${level(abbott)}h${head - turn}`,
      `M${at(abbott).x} ${level(abbott)}H${right(lubbock) + head}`,
      `M${at(lubbock).x} ${level(lubbock)}h${-turn}${exit}`,
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
  const drawLeg = (index, k, opacity) => {
    window.set(`leg-${index}`, { 'stroke-dashoffset': 1 - k, opacity: k > 0 ? opacity : 0 });
    showArrow(document.getElementById(`leg-${index}`), k, 'short-arrow');
  };

  window.board = { board, lightPlate, drawLeg };
}
