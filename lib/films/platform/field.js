// The field of the Platform film: the register's line, from the drum to the exchanger. Its pipes are on the sheet, and its
// symbols stand upright on it.
{
  const { label, pump, vessel, exchanger, controlValve } = window.symbols;
  const { line, bearing, valve } = window.facts;

  /** A symbol at (x, y). */
  const placed = (id, symbol, x, y, scale) =>
    `<g id="${id}" transform="translate(${x} ${y}) scale(${scale})">${symbol(0, 0)}</g>`;

  /**
   * `places` are where the symbols stand: [u, v]. The valve and the exchanger are level with the spare pump's discharge.
   * `suction` and `discharge` are the u of the pumps' headers, and `scale` is the symbols'.
   *
   * @returns the pipes, the place of each signal's source, and `symbols(point, tags)` with the tags at [x, y, anchor] from
   *   their symbol
   */
  const field = ({ across, down, scale, suction, discharge, ...places }) => {
    // On the screen, a pump's discharge is 30 to the right of its suction and 24 above it.
    const [dx, dy] = [30 * scale, -24 * scale];
    const size = across.x * down.y - across.y * down.x;
    const nozzle = ([u, v]) => [
      u + (dx * down.y - dy * down.x) / size,
      v + (dy * across.x - dx * across.y) / size,
    ];
    const { drum, duty, spare } = places;
    const [from, main] = [nozzle(duty), nozzle(spare)];
    const level = main[1];
    const stand = {
      ...{ drum, duty, spare },
      valve: [places.valve, level],
      exchanger: [places.exchanger, level],
    };

    const pipes =
      `<path class="pipe" d="M${drum[0]} ${drum[1]}H${suction}M${duty[0]} ${duty[1]}H${suction}V${spare[1]}H${spare[0]}` +
      `M${from[0]} ${from[1]}H${discharge}V${level}M${main[0]} ${level}H560"/>`;

    const drawn = {
      drum: (x, y) => vessel(x, y - 24, y + 20, 26),
      ...{ duty: pump, spare: pump, exchanger },
      valve: (x, y) => controlValve(x, y),
    };
    const names = {
      drum: line.drum,
      ...{ duty: bearing.pump, spare: bearing.spare },
      ...{ exchanger: line.exchanger, valve },
    };

    const symbols = (point, tags) => {
      const each = Object.entries(stand).map(([name, place]) => {
        const { x, y } = point('FIELD', ...place);
        const [right, below, anchor] = tags[name];
        const failure = name === 'valve' ? label('FC', x, y + tags.failure, 'middle') : '';
        return (
          placed(`field-${name}`, drawn[name], x, y, scale) +
          label(names[name], x + right, y + below, anchor) +
          failure
        );
      });
      return `<g class="equipment">${each.join('')}</g>`;
    };

    const { valve: moved, exchanger: heated } = stand;
    return { pipes, symbols, sources: [moved, drum, duty, heated] };
  };

  window.field = field;
}
