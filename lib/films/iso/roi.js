// The calculation below the tanks: ROI % = (gross benefits - costs) / costs x 100, for the page's first example.
{
  const { trace, showTrace } = window.traces;
  const { ramp } = window.timing;
  const { middle, bottom, setRow } = window.families;
  const { section, benefits, costs, roi } = window.facts;
  const money = (amount) => amount.toLocaleString('en-US');

  const line = 552;
  const at = [266, 462, 658];
  // The calculation, number by number. Its operators are visible from the start.
  const parts = [
    { x: at[0], text: `(${money(benefits)}`, after: 0.5 },
    { x: 362, text: '−' },
    { x: at[1], text: `${money(costs)})`, after: 0.9 },
    { x: 560, text: '÷' },
    { x: at[2], text: money(costs), after: 1.2 },
    { x: 784, text: '× 100' },
    { x: 872, text: '=' },
  ].map((part, i) => ({ ...part, id: `part-${i}` }));

  const words = ['benefits', 'costs', 'costs'];
  const drawing =
    '<path class="rule" d="M192 632H1096"/>' +
    `<text class="bar-name" x="192" y="664" style="fill: var(--steel)">WORKED EXAMPLE, CLAUSE ${section}</text>` +
    '<text class="bar-name" x="1096" y="664" text-anchor="end" style="fill: var(--steel)">ROI, LEVEL 5</text>' +
    trace('of-outcome', `M${middle(2)} ${bottom}V446H${at[0]}V${line - 44}`, 'blue') +
    trace('of-costs', `M${middle(0)} ${bottom}V472H${at[1]}V${line - 44}`, 'blue') +
    trace('of-costs-too', `M${middle(0)} ${bottom}V472H${at[2]}V${line - 44}`, 'blue') +
    trace('to-level', `M1003 ${line - 62}V424H${middle(1)}V${bottom}`) +
    parts
      .map(
        ({ id, x, text, after }) =>
          `<text class="${after === undefined ? 'sum sign' : 'sum'}" id="${id}" x="${x}" y="${line}" text-anchor="middle">${text}</text>`,
      )
      .join('') +
    words
      .map(
        (word, i) =>
          `<text class="step" x="${at[i]}" y="${line + 40}" text-anchor="middle">${word}</text>`,
      )
      .join('') +
    `<text class="result" id="result" x="1096" y="${line + 16}" text-anchor="end">${roi}%</text>`;

  const see = (id, opacity) => document.getElementById(id).setAttribute('opacity', opacity);

  /** Shows the calculation from second `from` on: benefits, costs, divisor, result. */
  const seekSum = (t, from, staying) => {
    showTrace('of-outcome', ramp(t, from, from + 0.6), staying);
    showTrace('of-costs', ramp(t, from + 0.5, from + 1), staying);
    showTrace('of-costs-too', ramp(t, from + 0.7, from + 1.3), staying);
    for (const { id, after } of parts) {
      if (after !== undefined) see(id, ramp(t, from + after, from + after + 0.3) * staying);
    }
    see('result', ramp(t, from + 1.8, from + 2.2) * staying);
    showTrace('to-level', ramp(t, from + 2.2, from + 2.8), staying);
    setRow(3, ramp(t, from + 2.7, from + 3) * staying);
  };

  window.sum = { drawing, seekSum, money, benefits, costs };
}
