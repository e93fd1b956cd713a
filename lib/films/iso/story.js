// The ISO film: statements fill three families of metrics, and two of these give the ROI.
{
  const { sum, money } = window.sum;
  const { statements, section, roi, name, benefits, costs } = window.facts;

  const middle = (family) => 332 + family * 308;
  const tank = { width: 276, top: 214, bottom: 404 };
  const families = window.families({
    ...{ middle, tank, belt: 136, speed: 900, right: 1240 },
    fill: [62, 60, 67],
    slip: {
      ...{ width: 268, height: 54 },
      words: (who, verb) =>
        `<text class="step on-color" y="-19" text-anchor="middle">${who} <tspan class="verb">${verb}</tspan></text>`,
    },
    levelAt: (i) => {
      const [left, y] = [middle(1) - tank.width / 2, tank.top + 46 + i * 43];
      return { name: [left + 12, y], figure: [left + tank.width - 12, y, 'end'] };
    },
  });
  const [line, at] = [552, [266, 462, 658]];
  const { drawing, seekSum } = sum({
    parts: [
      { x: at[0], text: `(${money(benefits)}`, is: 'benefits' },
      { x: 362, text: '−' },
      { x: at[1], text: `${money(costs)})`, is: 'costs' },
      { x: 560, text: '÷' },
      { x: at[2], text: money(costs), is: 'divisor' },
      { x: 784, text: '× 100' },
      { x: 872, text: '=' },
    ].map((part) => ({ ...part, y: line })),
    words: ['benefits', 'costs', 'costs'].map((text, i) => ({ x: at[i], y: line + 40, text })),
    ways: {
      outcome: `M${middle(2)} ${tank.bottom}V446H${at[0]}V${line - 44}`,
      costs: `M${middle(0)} ${tank.bottom}V472H${at[1]}V${line - 44}`,
      divisor: `M${middle(0)} ${tank.bottom}V472H${at[2]}V${line - 44}`,
      level: `M1003 ${line - 62}V424H${middle(1)}V${tank.bottom}`,
    },
    ...{ result: [1096, line + 16], foot: [192, 1096, 664], setRow: families.setRow },
  });

  document.getElementById('sheet').innerHTML = window.sheet() + families.drawing + drawing;
  const seek = families.conclude(seekSum);

  const accountOf = (wanted) => statements.find(({ verb }) => verb === wanted).account;
  const [manager, learner, drilled] = ['answered', 'passed', 'failed'].map(accountOf);
  const spelled = (amount) => `$${money(amount)}`;
  const beats = [
    { seconds: 3.8, caption: 'Every course, drill, and job leaves a statement: who did what.' },
    {
      ...{ seconds: 4.4, story: 1.3, view: { x: 480, y: 240, width: 860 } },
      caption: `${manager} completed a handover, ${learner} a supervised isolation.`,
    },
    {
      ...{ seconds: 4.6, story: 2.6, view: { x: 640, y: 280, width: 960 } },
      caption: `${learner} passed the assessment. ${drilled} failed a simulator drill.`,
    },
    {
      ...{ seconds: 4.4, story: 4.5, view: { x: 371, y: 280, width: 660 } },
      notes: [{ x: 332, y: 446, anchor: 'middle', text: 'How much, at what cost' }],
      caption: 'Efficiency counts people, hours, and cost.',
    },
    {
      ...{ seconds: 4.8, view: { x: 640, y: 280, width: 660 } },
      notes: [{ x: 640, y: 446, anchor: 'middle', text: 'Survey, assessment, rating' }],
      caption: 'Effectiveness asks how well: Levels 1, 2, and 3, each by its own instrument.',
    },
    {
      ...{ seconds: 4.6, view: { x: 900, y: 280, width: 660 } },
      notes: [{ x: 948, y: 446, anchor: 'middle', text: 'What changed' }],
      caption: 'Outcome, Level 4: what changed in incidents, downtime, quality, and cost.',
    },
    {
      ...{ seconds: 5.4, story: 5.7, view: { x: 600, y: 460, width: 900 } },
      caption: `Clause ${section}, worked example: benefits of ${spelled(benefits)}, costs of ${spelled(costs)}.`,
    },
    {
      ...{ seconds: 5.2, story: 7.6, view: { x: 650, y: 446, width: 970 } },
      caption: `Benefits minus costs, divided by costs: a return of ${roi}%, Level 5 of effectiveness.`,
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
