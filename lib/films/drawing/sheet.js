// The drawing sheet behind every film, with a grid of 40 and a border with zone numbers and letters.
{
  const left = 40;
  const top = 40;
  const outer = 12;

  const grid = ({ right, bottom }) => {
    let d = '';
    for (let x = left + 40; x < right; x += 40) d += `M${x + 0.5} ${top}V${bottom}`;
    for (let y = top + 40; y < bottom; y += 40) d += `M${left} ${y + 0.5}H${right}`;
    return `<path class="grid" d="${d}"/>`;
  };

  const columns = (count, { right, bottom }) => {
    const width = (right - left) / count;
    return Array.from({ length: count }, (_, i) => {
      const x = left + i * width;
      const mark = (y) =>
        `<text class="zone-mark" x="${x + width / 2}" y="${y}" text-anchor="middle">${i + 1}</text>`;
      const tick =
        i === 0 ? '' : `<path class="rule" d="M${x} ${outer}V${top}M${x} ${bottom}v28"/>`;
      return mark(top - 9) + mark(bottom + 19) + tick;
    }).join('');
  };

  const rows = (letters, { right, bottom }) => {
    const height = (bottom - top) / letters.length;
    return [...letters]
      .map((letter, i) => {
        const y = top + i * height;
        const mark = (x) =>
          `<text class="zone-mark" x="${x}" y="${y + height / 2 + 5}" text-anchor="middle">${letter}</text>`;
        const tick =
          i === 0 ? '' : `<path class="rule" d="M${outer} ${y}H${left}M${right} ${y}h28"/>`;
        return mark(26) + mark(right + 14) + tick;
      })
      .join('');
  };

  const border = ({ right, bottom }) =>
    `<rect class="rule" x="${outer}" y="${outer}" width="${right + 16}" height="${bottom + 16}"/>` +
    `<rect class="rule" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`;

  // Arrowheads of lines with a direction. They start where the line ends, in its color.
  const arrow = (id, length) =>
    `<marker id="${id}" viewBox="0 -8 ${length} 16" refX="0" refY="0" markerWidth="${length}" markerHeight="16" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 -8L${length} 0L0 8Z" fill="context-stroke" stroke="none"/></marker>`;
  const arrows = arrow('arrow', 18) + arrow('short-arrow', 10);

  window.arrows = arrows;
  window.sheet = ({ width = 1280, height = 720, zones = 8, letters = 'ABCD' } = {}) => {
    const inner = { right: width - 40, bottom: height - 40 };
    return arrows + grid(inner) + border(inner) + columns(zones, inner) + rows(letters, inner);
  };
}
