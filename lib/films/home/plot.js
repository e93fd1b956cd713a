// The plot plan of the Home film, to scale: pipe rack 3 from above, and what's within 50 ft of the hot work. Distances
// are between nearest edges, as on the permit board.
{
  const { label } = window.symbols;
  const { rack, line, hot } = window.facts;

  const hatch = `<defs><pattern id="hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="11" height="11" fill="var(--red)" fill-opacity="0.16" stroke="none"/>
      <path d="M3 0V11" stroke="var(--red)" stroke-width="3"/>
    </pattern></defs>`;

  /** A dimension with arrowheads, from x to x at a height, with its text above. */
  const dimension = (id, from, to, y, text) =>
    `<g id="${id}"><path class="dimension" d="M${from} ${y - 12}V${y + 12}M${to} ${y - 12}V${y + 12}M${from} ${y}H${to}M${from + 10} ${y - 5}L${from} ${y}L${from + 10} ${y + 5}M${to - 10} ${y - 5}L${to} ${y}L${to - 10} ${y + 5}"/>` +
    `<text class="hour" x="${(from + to) / 2}" y="${y - 10}" text-anchor="middle">${text}</text></g>`;

  const north = ([x, y]) =>
    `<path class="part" d="M${x} ${y}l14 44l-14 -11l-14 11z"/>${label('N', x, y + 70, 'middle')}`;

  /**
   * `scale` is in units per foot. `left` and `top` are the rack's corner, `ends` the x at which its pipes end, `bays` the
   * number of bays drawn, and `measured` the one with the dimension. Labels and the north arrow are at [x, y].
   */
  const plot = ({ scale, left, top, ends, bays, measured, labels }) => {
    const feet = (n) => n * scale;
    const bottom = top + feet(20);
    const under = bottom + 64;
    /** The left edge of a bay; its right edge is that of the next. */
    const edge = (bay) => left + (bay - 1) * feet(rack.bay);
    const bay = { x: edge(hot.bay), y: top, width: feet(rack.bay), height: feet(20) };
    const reach = feet(rack.within);
    const flange = { x: bay.x + feet(16), y: top + feet(15) };

    // The line to the exchanger at bay 5 leaves the rack.
    const cooler = { x: edge(5) + 8, y: top - 62 };
    const riser = edge(5) + feet(10);
    const pipes = [top + feet(3.5), top + feet(7.5), top + feet(11.5), flange.y]
      .map((y) => `<path class="pipe" d="M${ends[0]} ${y}H${y === flange.y ? riser : ends[1]}"/>`)
      .join('');
    const bents = Array.from({ length: bays + 1 }, (_, i) => {
      const x = edge(i + 1);
      return `<path class="rule" d="M${x} ${top}V${bottom}"/><path class="part closed" d="M${x - 4} ${top - 4}h8v8h-8zM${x - 4} ${bottom - 4}h8v8h-8z"/>`;
    }).join('');
    const numbers = Array.from({ length: bays }, (_, i) =>
      label(i + 1, edge(i + 1) + feet(rack.bay) / 2, bottom + 26, 'middle'),
    ).join('');
    const equipment =
      `<path class="pipe" d="M${riser} ${flange.y}V${cooler.y}"/>` +
      `<rect class="part" x="${cooler.x}" y="${cooler.y}" width="64" height="30" rx="14"/><path class="part" d="M${cooler.x + 14} ${cooler.y}v30"/>` +
      label(line.exchanger, ...labels.cooler);

    const drawing =
      hatch +
      `<rect id="hot-zone" stroke="var(--amber)" stroke-width="2.5" stroke-dasharray="12 8" fill="var(--amber)" fill-opacity="0.05"/>` +
      `<rect id="hot-place" x="${bay.x}" y="${bay.y}" width="${bay.width}" height="${bay.height}" fill="var(--amber)" fill-opacity="0.3"/>` +
      pipes +
      bents +
      `<g class="halo">${numbers}</g>` +
      equipment +
      `<rect id="conflict" x="${bay.x}" y="${bay.y}" width="${bay.width}" height="${bay.height}" stroke="var(--red)" stroke-width="2.5" fill="url(#hatch)"/>` +
      `<path class="part" d="M${flange.x - 4} ${flange.y - 12}v24m8 0v-24"/>` +
      label(rack.name.toUpperCase(), ...labels.rack) +
      dimension('bay-length', edge(measured), edge(measured + 1), under, `${rack.bay} FT`) +
      dimension('reach', bay.x + bay.width, bay.x + bay.width + reach, under, `${rack.within} FT`) +
      north(labels.north) +
      label('PLOT PLAN', ...labels.sheet);

    /** Grows the zone around bay 2: k from 0 to 1. */
    const setZone = (k) => {
      const grown = reach * k;
      window.set('hot-zone', {
        x: bay.x - grown,
        y: bay.y - grown,
        width: bay.width + 2 * grown,
        height: bay.height + 2 * grown,
        rx: grown,
        opacity: k > 0 ? 1 : 0,
      });
      for (const id of ['hot-place', 'reach']) window.set(id, { opacity: Math.max(0, 2 * k - 1) });
    };

    /** Hatches the bay in which both jobs are planned. */
    const setClash = (k) => window.set('conflict', { opacity: k });

    return { drawing, setZone, setClash, bay, flange };
  };

  window.plot = plot;
}
