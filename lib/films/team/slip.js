// A slip of a log, wide and large: where it comes from in a small line, what it says in a large one.
{
  /** Hidden at first. `color` names the face; the words are graphite. `mark` is drawn on the slip. */
  const slip = ({ id, x, y, width, height = 116, color = 'paper', note, name, mark = '' }) =>
    `<g id="${id}" class="slip" opacity="0">
      <path fill="var(--${color})" d="M${x + 22} ${y}H${x + width}V${y + height}H${x + 22}L${x} ${y + height - 22}V${y + 22}Z"/>
      <circle cx="${x + 28}" cy="${y + height / 2}" r="8" fill="var(--graphite)"/>
      <text class="slip-note on-color" x="${x + 58}" y="${y + 41}">${note}</text>
      <text class="slip-name on-color" x="${x + 56}" y="${y + 90}">${name}</text>
      ${mark}
    </g>`;

  /** k from 0 (away) to 1 (settled): it comes up from below, and goes the same way. */
  const showSlip = (id, k) => {
    const group = document.getElementById(id);
    group.setAttribute('opacity', k);
    group.setAttribute('transform', `translate(0 ${14 * (1 - k)})`);
  };

  window.slips = { slip, showSlip };
}
