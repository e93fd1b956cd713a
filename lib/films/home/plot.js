// The plot plan of the Home film, to scale: pipe rack 3 from above, with its eight bays, and what's within 50 ft of
// the hot work. Distances are between nearest edges, as on the permit board.
{
  const { label } = window.symbols;
  const { rack, line, hot } = window.facts;
  const scale = 4;
  const feet = (n) => n * scale;
  const left = 324;
  const top = 262;
  const bottom = top + feet(20);
  /** The left edge of a bay; its right edge is that of the next. */
  const edge = (bay) => left + (bay - 1) * feet(rack.bay);
  const bay = { x: edge(hot.bay), y: top, width: feet(rack.bay), height: feet(20) };
  const reach = feet(rack.within);
  const flange = { x: bay.x + 64, y: top + 60 };

  const rows = [top + 14, top + 30, top + 46, flange.y];
  const ends = [left - 20, edge(9) + 20];
  const pipes = rows
    .map(
      (y) => `<path class="pipe" d="M${ends[0]} ${y}H${y === flange.y ? edge(6) - 40 : ends[1]}"/>`,
    )
    .join('');
  const bents = Array.from({ length: 9 }, (_, i) => {
    const x = edge(i + 1);
    return `<path class="rule" d="M${x} ${top}V${bottom}"/><path class="part closed" d="M${x - 4} ${top - 4}h8v8h-8zM${x - 4} ${bottom - 4}h8v8h-8z"/>`;
  }).join('');
  const numbers = Array.from({ length: 8 }, (_, i) =>
    label(i + 1, edge(i + 1) + feet(rack.bay) / 2, bottom + 24, 'middle'),
  ).join('');

  /** A dimension with arrowheads, from x to x at a height, with its text above. */
  const dimension = (id, from, to, y, text) =>
    `<g id="${id}"><path class="dimension" d="M${from} ${y - 12}V${y + 12}M${to} ${y - 12}V${y + 12}M${from} ${y}H${to}M${from + 10} ${y - 5}L${from} ${y}L${from + 10} ${y + 5}M${to - 10} ${y - 5}L${to} ${y}L${to - 10} ${y + 5}"/>` +
    `<text class="hour" x="${(from + to) / 2}" y="${y - 10}" text-anchor="middle">${text}</text></g>`;

  // The exchanger at bay 5, and the line to it.
  const cooler = { x: edge(5) + 8, y: top - 62 };
  const equipment =
    `<path class="pipe" d="M${edge(6) - 40} ${flange.y}V${cooler.y}"/>` +
    `<rect class="part" x="${cooler.x}" y="${cooler.y}" width="64" height="30" rx="14"/><path class="part" d="M${cooler.x + 14} ${cooler.y}v30"/>` +
    label(line.exchanger, cooler.x + 76, cooler.y + 21);
  const north = `<path class="part" d="M1190 84l14 44l-14 -11l-14 11z"/>${label('N', 1190, 154, 'middle')}`;

  const hatch = `<defs><pattern id="hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="11" height="11" fill="var(--red)" fill-opacity="0.16" stroke="none"/>
      <path d="M3 0V11" stroke="var(--red)" stroke-width="3"/>
    </pattern></defs>`;

  const drawing =
    hatch +
    `<rect id="hot-zone" stroke="var(--amber)" stroke-width="2.5" stroke-dasharray="12 8" fill="var(--amber)" fill-opacity="0.05"/>` +
    `<rect id="hot-place" x="${bay.x}" y="${bay.y}" width="${bay.width}" height="${bay.height}" fill="var(--amber)" fill-opacity="0.3"/>` +
    pipes +
    bents +
    numbers +
    equipment +
    `<rect id="conflict" x="${bay.x}" y="${bay.y}" width="${bay.width}" height="${bay.height}" stroke="var(--red)" stroke-width="2.5" fill="url(#hatch)"/>` +
    `<path class="part" d="M${flange.x - 4} ${flange.y - 12}v24m8 0v-24"/>` +
    label(rack.name.toUpperCase(), edge(9), top - 18, 'end') +
    dimension('bay-length', edge(8), edge(9), bottom + 64, `${rack.bay} FT`) +
    dimension(
      'reach',
      bay.x + bay.width,
      bay.x + bay.width + reach,
      bottom + 64,
      `${rack.within} FT`,
    ) +
    north +
    label('PLOT PLAN', 1124, 520);

  /** Grows the zone around bay 2: k from 0 to 1. */
  const setZone = (k) => {
    const zone = document.getElementById('hot-zone');
    const grown = reach * k;
    const box = {
      x: bay.x - grown,
      y: bay.y - grown,
      width: bay.width + 2 * grown,
      height: bay.height + 2 * grown,
      rx: grown,
      opacity: k > 0 ? 1 : 0,
    };
    for (const [name, value] of Object.entries(box)) zone.setAttribute(name, value);
    for (const id of ['hot-place', 'reach']) {
      document.getElementById(id).setAttribute('opacity', Math.max(0, 2 * k - 1));
    }
  };

  /** Hatches the bay in which both jobs are planned. */
  const setClash = (k) => document.getElementById('conflict').setAttribute('opacity', k);

  window.plot = { drawing, setZone, setClash, bay, flange };
}
