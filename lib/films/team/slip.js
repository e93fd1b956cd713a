// A large log slip: its source in a small line, its text in a large one.
{
  /** Initially hidden. `color` is the face's color; the text is graphite. `mark` is drawn on the slip. */
  const slip = ({ id, x, y, width, height = 116, color = 'paper', note, name, mark = '' }) =>
    `<g id="${id}" class="slip" opacity="0">
      <path fill="var(--${color})" d="M${x + 22} ${y}H${x + width}V${y + height}H${x + 22}L${x} ${y + height - 22}V${y + 22}Z"/>
      <circle cx="${x + 28}" cy="${y + height / 2}" r="8" fill="var(--graphite)"/>
      <text class="slip-note on-color" x="${x + 58}" y="${y + 41}">${note}</text>
      <text class="slip-name on-color" x="${x + 56}" y="${y + 90}">${name}</text>
      ${mark}
    </g>`;

  /** k from 0 (hidden) to 1 (in place): it moves up from below, and leaves the same way. */
  const showSlip = (id, k) => {
    const group = document.getElementById(id);
    group.setAttribute('opacity', k);
    group.setAttribute('transform', `translate(0 ${14 * (1 - k)})`);
  };

  window.slips = { slip, showSlip };
}
