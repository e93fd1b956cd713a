// Seven feeders on one busbar, as on a single-line diagram, each with a switch, a lamp, and a name.
{
  const { between } = window.traces;
  const names = [
    'NO GUESSING',
    'LEARNING',
    'OPERATIONS',
    'PROGRAMS',
    'MEDIA',
    'STAKEHOLDERS',
    'xAPI',
  ];
  const find = (id) => document.getElementById(id);

  /**
   * A feeder is drawn upward from the bus at [0, 0], and `turn` places it: the middle of its switch's `blade` is at a height, and its `lamp` has
   * a height and a radius. `point` is the place on the sheet of a pillar's feeder at a height. `bus` has the place of the
   * bus at both ends, in the pillars' direction. `words` returns the texts of a pillar.
   */
  const switchgear = ({ turn, point, blade: height, lamp, bus, words, title }) => {
    const feeder = (pillar) => {
      const { x, y } = point(pillar, lamp.height);
      return `<g id="pillar-${pillar}" class="pillar">
      <g transform="${turn(pillar)}">
        <path class="feeder" d="M0 0V${22 - height}M0 ${-22 - height}V${lamp.r - lamp.height}"/>
        <path class="blade feeder" d="M0 ${22 - height}V${-22 - height}"/>
        <circle class="node" cy="${22 - height}" r="6"/><circle class="node" cy="${-22 - height}" r="6"/>
      </g>
      ${words(pillar, names[pillar - 1])}
      <circle class="lamp" cx="${x}" cy="${y}" r="${lamp.r}"/>
      <text class="pillar-number" x="${x}" y="${y + lamp.r * 0.4}" text-anchor="middle">${pillar}</text>
    </g>`;
    };

    const line = (...points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
    const drawing =
      `<path class="bus" d="${line(...bus)}"/><path class="bus live" id="bus-live"/>` +
      names.map((_, i) => feeder(i + 1)).join('') +
      title;

    /** Energizes the bus, starting at the pillar that wrote first: k from 0 (dead) to 1 (energized to both ends). */
    const setBus = (k, opacity, first) => {
      const start = point(first, 0);
      const [one, other] = bus.map(({ x, y }) => ({
        x: start.x + (x - start.x) * k,
        y: start.y + (y - start.y) * k,
      }));
      window.set('bus-live', { d: k > 0 ? line(one, other) : '', opacity });
      find('bus-name').style.fill = between(k * opacity, 'paper', 'muted');
    };

    /** The path from a pillar's lamp down to the bus, along it, and up to the next pillar. */
    const way = (from, to) => {
      const foot = lamp.height - lamp.r;
      return line(point(from, foot), point(from, 0), point(to, 0), point(to, foot));
    };

    /** All from 0 to 1: whether its switch is closed, k if it's lit, and now to fill its lamp. day: the date of its entry. */
    const setPillar = ({ pillar, closed, k, now, color, day }) => {
      const group = find(`pillar-${pillar}`);
      group.style.setProperty('--seen', k);
      group.style.setProperty('--line', between(k, color, 'pipe'));
      group.style.setProperty('--name', between(k, color, 'muted'));
      group.style.setProperty('--face', between(now, color, 'graphite'));
      group.style.setProperty('--words', between(now, 'graphite', k > 0.5 ? color : 'steel'));
      const blade = group.querySelector('.blade');
      blade.setAttribute('transform', `rotate(${-28 * (1 - closed)} 0 ${22 - height})`);
      group.querySelector('.pillar-day').textContent = day;
    };

    return { drawing, way, setPillar, setBus };
  };

  window.switchgear = switchgear;
}
