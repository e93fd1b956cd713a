// The ISO film: statements fill three families of metrics, and two of these give the ROI.
{
  const { sum, money } = window.sum;
  const { statements, section, roi, name, benefits, costs } = window.facts;

  const middle = (family) => 248 + family * 392;
  const tank = { width: 368, top: 190, bottom: 412 };
  const families = window.families({
    ...{ middle, tank, belt: 130, speed: 900, right: 1240 },
    rise: { dollar: 0.0033, statement: 73 },
    title: 'xAPI STATEMENTS: ACTOR, VERB',
    slip: {
      ...{ width: 320, height: 52 },
      words: (who, verb) =>
        `<text class="step on-color" y="-16" text-anchor="middle">${who} <tspan class="verb">${verb}</tspan></text>`,
    },
    levelAt: (i) => {
      const [left, y] = [middle(1) - tank.width / 2, tank.top + 50 + i * 51];
      return { name: [left + 28, y], figure: [left + tank.width - 28, y, 'end'] };
    },
  });
  const [line, at] = [562, [166, 410, 652]];
  // The costs hop over the benefits' line.
  const hop = `M${middle(0)} ${tank.bottom}V455a9 9 0 0 1 0 18V486`;
  const { drawing, seekSum } = sum({
    parts: [
      { x: at[0], text: `(${money(benefits)}`, is: 'benefits' },
      { x: 288, text: '−' },
      { x: at[1], text: `${money(costs)})`, is: 'costs' },
      { x: 535, text: '÷' },
      { x: at[2], text: money(costs), is: 'divisor' },
      { x: 822, text: '× 100' },
      { x: 934, text: '=' },
    ].map((part) => ({ ...part, y: line })),
    words: ['benefits', 'costs', 'costs'].map((text, i) => ({ x: at[i], y: line + 42, text })),
    ways: {
      outcome: `M${middle(2)} ${tank.bottom}V464H${at[0]}V${line - 62}`,
      costs: `${hop}H${at[1]}V${line - 62}`,
      divisor: `${hop}H${at[2]}V${line - 62}`,
      level: `M1096 ${line - 84}V440H${middle(2) + 9}a9 9 0 0 0 -18 0H${middle(1)}V${tank.bottom + 20}`,
    },
    ...{ result: [1218, line + 16], foot: [64, 1216, 666], setRow: families.setRow },
  });

  document.getElementById('sheet').innerHTML = window.sheet() + families.drawing + drawing;
  const seek = families.conclude(seekSum);

  const accountOf = (wanted) => statements.find(({ verb }) => verb === wanted).account;
  const [manager, learner, drilled] = ['answered', 'passed', 'failed'].map(accountOf);
  const spelled = (amount) => `$${money(amount)}`;
  const beats = [
    {
      seconds: 4.4,
      caption: 'Every course, drill, and job is recorded as a statement: who did what.',
    },
    {
      ...{ seconds: 4.4, story: 1.3, view: { x: 500, y: 290, width: 960 } },
      caption: `${manager} completed a handover, ${learner} a supervised isolation.`,
    },
    {
      ...{ seconds: 4.6, story: 2.6, view: { x: 636, y: 330, width: 1160 } },
      caption: `${learner} passed the assessment. ${drilled} failed a simulator drill.`,
    },
    {
      ...{ seconds: 4.4, story: 4.5, view: { x: 320, y: 296, width: 640 } },
      notes: [{ x: 248, y: 456, anchor: 'middle', text: 'How much, at what cost' }],
      caption: 'Efficiency counts people, hours, and cost.',
    },
    {
      ...{ seconds: 4.8, view: { x: 640, y: 296, width: 640 } },
      notes: [{ x: 640, y: 456, anchor: 'middle', text: 'Survey, assessment, rating' }],
      caption: 'Effectiveness asks how well: Levels 1, 2, and 3, each with its own instrument.',
    },
    {
      ...{ seconds: 4.6, view: { x: 960, y: 296, width: 640 } },
      notes: [{ x: 1032, y: 456, anchor: 'middle', text: 'What changed' }],
      caption: 'Outcome, Level 4: what changed in incidents, downtime, quality, and cost.',
    },
    {
      ...{ seconds: 5.4, story: 5.7, view: { x: 590, y: 420, width: 1120 } },
      caption: `Clause ${section}, worked example: benefits of ${spelled(benefits)}, costs of ${spelled(costs)}.`,
    },
    {
      ...{ seconds: 5.2, story: 7.6, view: { x: 640, y: 380, width: 1210 } },
      caption: `Benefits minus costs, divided by costs: an ROI of ${roi}%, Phillips Level 5.`,
    },
    {
      ...{ seconds: 4.2, view: { x: 640, y: 360, width: 1280 } },
      caption: `Illustrative figures. In ${name}, each figure cites its entries.`,
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds: 9, poster: 7.8, seek, cut, tall: window.tall };
}
