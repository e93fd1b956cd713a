// Work zones: circles on the plan, and the intersection of two of them.
{
  /** The path of the intersection of two circles {x, y, r}; empty if they don't intersect. */
  const lens = (a, b) => {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const d = Math.hypot(dx, dy);
    if (a.r <= 0 || b.r <= 0 || d >= a.r + b.r || d <= Math.abs(a.r - b.r)) return '';
    const along = (a.r ** 2 - b.r ** 2 + d ** 2) / (2 * d);
    const half = Math.sqrt(a.r ** 2 - along ** 2);
    const px = a.x + (dx * along) / d;
    const py = a.y + (dy * along) / d;
    const [ox, oy] = [(-dy * half) / d, (dx * half) / d];
    return `M${px - ox} ${py - oy}A${a.r} ${a.r} 0 0 1 ${px + ox} ${py + oy}A${b.r} ${b.r} 0 0 1 ${px - ox} ${py - oy}Z`;
  };

  /** Hatching for conflicts. */
  const hatch = (id) =>
    `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="11" height="11" fill="var(--red)" fill-opacity="0.16" stroke="none"/>
      <path d="M3 0V11" stroke="var(--red)" stroke-width="3"/>
    </pattern>`;

  window.zones = { lens, hatch };
}
