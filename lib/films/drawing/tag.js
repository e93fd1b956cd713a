// A plant tag: chamfered at the eyelet, with a wire to the equipment.
{
  const height = 72;

  /** `side`: the side with the eyelet, at x. y: the middle. The width is positive on both sides. */
  const outline = (x, y, width, side) => {
    const s = side === 'left' ? 1 : -1;
    const h = height / 2;
    return `M${x + 14 * s} ${y - h}H${x + width * s}V${y + h}H${x + 14 * s}L${x} ${y + h - 14}V${y - h + 14}Z`;
  };

  const words = (x, y, note, name, id) =>
    `<text class="tag-text" id="${id}-note" x="${x}" y="${y - 13}">${note}</text>` +
    `<text class="tag-text name" id="${id}-name" x="${x - 1}" y="${y + 24}">${name}</text>`;

  /**
   * note: the small upper line. name: the large line. wire: an SVG path that ends at the eyelet.
   * The group gets the id; its wire, card, and texts have classes.
   */
  const tag = ({ id, x, y, width, side = 'left', color, note, name, wire, mark = '' }) => {
    const eyelet = side === 'left' ? x + 18 : x - 18;
    const textX = side === 'left' ? x + 34 : x - width + 20;
    return `<g id="${id}" opacity="0" style="--color: var(--${color}); --words: var(--graphite)">
      <path class="wire" stroke="var(--color)" pathLength="1" stroke-dasharray="1 1" d="${wire}"/>
      <g class="card">
        <path fill="var(--graphite)" d="${outline(x, y, width, side)}"/>
        <path class="face" fill="var(--color)" stroke="var(--color)" d="${outline(x, y, width, side)}"/>
        <circle cx="${eyelet}" cy="${y}" r="6" fill="var(--graphite)" stroke="var(--color)"/>
        <g class="words">${words(textX, y, note, name, id)}${mark}</g>
      </g>
    </g>`;
  };

  /** k from 0 to 1: draws the wire first, and then the card at the eyelet. */
  const showTag = (id, k, { ramp } = window.timing) => {
    const group = document.getElementById(id);
    group.setAttribute('opacity', k > 0 ? 1 : 0);
    group.querySelector('.wire').setAttribute('stroke-dashoffset', 1 - Math.min(1, k * 2));
    const card = group.querySelector('.card');
    const seen = ramp(k, 0.35, 1);
    card.setAttribute('opacity', seen);
    card.setAttribute('transform', `translate(0 ${8 * (1 - seen)})`);
  };

  /**
   * Outlines a permit that waits for a later slot: k from 0 (filled) to 1 (waiting). The text is hidden halfway, where
   * it would have the same color as the face.
   */
  const setWaiting = (id, k) => {
    const group = document.getElementById(id);
    group.style.setProperty('--words', `var(--${k < 0.5 ? 'graphite' : 'color'})`);
    group.querySelector('.words').setAttribute('opacity', Math.abs(1 - 2 * k));
    group.querySelector('.face').setAttribute('fill-opacity', 1 - k);
  };

  /** Replaces the small upper line. */
  const setNote = (id, note) => {
    document.getElementById(`${id}-note`).textContent = note;
  };

  /** Replaces both lines. */
  const setWords = (id, { note, name }) => {
    setNote(id, note);
    document.getElementById(`${id}-name`).textContent = name;
  };

  window.tags = { tag, showTag, setWaiting, setNote, setWords };
}
