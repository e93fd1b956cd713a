// The drawing sheet behind every film: 1280x720, with a grid of 40 and a border with zone numbers and letters.
{
  const left = 40;
  const right = 1240;
  const top = 40;
  const bottom = 680;
  const outer = 12;

  const grid = () => {
    let d = '';
    for (let x = left + 40; x < right; x += 40) d += `M${x + 0.5} ${top}V${bottom}`;
    for (let y = top + 40; y < bottom; y += 40) d += `M${left} ${y + 0.5}H${right}`;
    return `<path class="grid" d="${d}"/>`;
  };

  const columns = (count) => {
    const width = (right - left) / count;
    return Array.from({ length: count }, (_, i) => {
      const x = left + i * width;
      const mark = (y) =>
        `<text class="zone-mark" x="${x + width / 2}" y="${y}" text-anchor="middle">${i + 1}</text>`;
      const tick =
        i === 0 ? '' : `<path class="rule" d="M${x} ${outer}V${top}M${x} ${bottom}V708"/>`;
      return mark(top - 9) + mark(bottom + 19) + tick;
    }).join('');
  };

  const rows = (letters) => {
    const height = (bottom - top) / letters.length;
    return [...letters]
      .map((letter, i) => {
        const y = top + i * height;
        const mark = (x) =>
          `<text class="zone-mark" x="${x}" y="${y + height / 2 + 5}" text-anchor="middle">${letter}</text>`;
        const tick =
          i === 0 ? '' : `<path class="rule" d="M${outer} ${y}H${left}M${right} ${y}H1268"/>`;
        return mark(26) + mark(1254) + tick;
      })
      .join('');
  };

  const border =
    `<rect class="rule" x="${outer}" y="${outer}" width="1256" height="696"/>` +
    `<rect class="rule" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`;

  window.sheet = () => grid() + border + columns(8) + rows('ABCD');
}
