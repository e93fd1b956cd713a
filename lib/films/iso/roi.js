// The calculation below the tanks: ROI % = (gross benefits - costs) / costs x 100, for the page's first example.
{
  const { trace, showTrace } = window.traces;
  const { ramp } = window.timing;
  const { section, roi } = window.facts;

  const money = (amount) => amount.toLocaleString('en-US');
  // Seconds after which the benefits, the costs, and the divisor are visible. The operators are from the start.
  const after = { benefits: 0.5, costs: 0.9, divisor: 1.2 };

  /**
   * `parts` are the calculation's numbers and operators: { x, y, text, is }, where `is` says which number it is. `words`
   * are { x, y, text }. `ways` are the lines from the tanks to the numbers, and from the result to its level, each up to its
   * arrowhead. `result` is
   * at [x, y], and `foot` at [left, right, y].
   */
  const sum = ({ parts, words, ways, result, foot: [left, right, bottom], setRow }) => {
    const text = (name, { x, y, text: said }, id = '') =>
      `<text class="${name}" id="${id}" x="${x}" y="${y}" text-anchor="middle">${said}</text>`;
    const drawing =
      `<path class="rule" d="M${left} ${bottom - 32}H${right}"/>` +
      `<text class="bar-name" x="${left}" y="${bottom}" style="fill: var(--steel)">WORKED EXAMPLE, CLAUSE ${section}</text>` +
      `<text class="bar-name" x="${right}" y="${bottom}" text-anchor="end" style="fill: var(--steel)">ROI, LEVEL 5</text>` +
      trace('of-outcome', ways.outcome, 'blue', { arrow: true }) +
      trace('of-costs', ways.costs, 'blue', { arrow: true }) +
      trace('of-costs-too', ways.divisor, 'blue', { arrow: true }) +
      trace('to-level', ways.level, 'paper', { arrow: true }) +
      parts
        .map((part) => text(part.is === undefined ? 'sum sign' : 'sum', part, part.is))
        .join('') +
      words.map((word) => text('step addend', word)).join('') +
      `<text class="result" id="result" x="${result[0]}" y="${result[1]}" text-anchor="end">${roi}%</text>`;

    const see = (id, opacity) => window.set(id, { opacity });

    /** Shows the calculation from second `from` on: benefits, costs, divisor, result. */
    const seekSum = (t, from, staying) => {
      showTrace('of-outcome', ramp(t, from, from + 0.6), staying);
      showTrace('of-costs', ramp(t, from + 0.5, from + 1), staying);
      showTrace('of-costs-too', ramp(t, from + 0.7, from + 1.3), staying);
      for (const [number, delay] of Object.entries(after)) {
        see(number, ramp(t, from + delay, from + delay + 0.3) * staying);
      }
      see('result', ramp(t, from + 1.8, from + 2.2) * staying);
      showTrace('to-level', ramp(t, from + 2.2, from + 2.8), staying);
      setRow(3, ramp(t, from + 2.7, from + 3) * staying);
    };

    return { drawing, seekSum };
  };

  window.sum = { sum, money };
}
