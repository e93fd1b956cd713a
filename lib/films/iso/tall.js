// The ISO film's loop for phones: tall tanks with a level in two lines each, and the calculation as a fraction.
{
  const { sum, money } = window.sum;
  const { benefits, costs } = window.facts;
  const middle = (family) => 168 + family * 222;
  const tank = { width: 208, top: 220, bottom: 530 };
  const [numerator, fraction, divisor] = [720, 744, 798];
  const at = [136, 312, 224];

  const draw = (sheet) => {
    const families = window.families({
      ...{ middle, tank, belt: 158, speed: 560, right: 740 },
      rise: { dollar: 0.0049, statement: 98 },
      title: 'xAPI STATEMENTS: ACTOR, VERB',
      slip: {
        ...{ width: 176, height: 78 },
        words: (who, verb) =>
          `<text class="step on-color" y="-45" text-anchor="middle">${who}</text><text class="verb on-color" y="-15" text-anchor="middle">${verb}</text>`,
      },
      levelAt: (i) => {
        const [x, y] = [middle(1) - tank.width / 2 + 16, tank.top + 66 + i * 66];
        return { name: [x, y], figure: [x, y + 31, 'start'] };
      },
    });
    const { drawing, seekSum } = sum({
      parts: [
        { x: at[0], y: numerator, text: money(benefits), is: 'benefits' },
        { x: 224, y: numerator, text: '−' },
        { x: at[1], y: numerator, text: money(costs), is: 'costs' },
        { x: at[2], y: divisor, text: money(costs), is: 'divisor' },
        { x: 450, y: fraction + 14, text: '× 100' },
        { x: 532, y: fraction + 14, text: '=' },
      ],
      words: [
        { x: at[0], y: numerator - 46, text: 'benefits' },
        { x: at[1], y: numerator - 46, text: 'costs' },
        { x: at[2], y: divisor + 40, text: 'costs' },
      ],
      ways: {
        // The costs and the level hop over the benefits' line.
        outcome: `M${middle(2)} ${tank.bottom}V578H${at[0]}V${numerator - 94}`,
        costs: `M${middle(0)} ${tank.bottom}V552H${at[1]}V569a9 9 0 0 1 0 18V${numerator - 94}`,
        divisor: `M${middle(0)} ${tank.bottom}V552H52V${divisor - 14}H${at[2] - 92}`,
        level: `M640 ${fraction - 48}V604H${middle(1)}V587a9 9 0 0 0 0 -18V${tank.bottom + 20}`,
      },
      ...{ result: [716, fraction + 28], foot: [64, 716, 926], setRow: families.setRow },
    });
    sheet.innerHTML += `${families.drawing}${drawing}<path class="fraction" d="M64 ${fraction}H384"/>`;
    return families.conclude(seekSum);
  };

  window.tall = window.portrait({ seconds: 9, poster: 7.8, draw });
}
