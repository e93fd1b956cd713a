// The ISO film: statements fill three families of metrics, and two of these give the ROI.
{
  const { ramp } = window.timing;
  const { seekFamilies, setMetric } = window.families;
  const { seekSum, money, benefits, costs } = window.sum;
  const { statements, section, roi, name } = window.facts;
  const seconds = 9;

  document.getElementById('sheet').innerHTML =
    window.sheet() + window.families.drawing + window.sum.drawing;

  setMetric(0, `$${money(costs)}`, 'costs');
  setMetric(2, `$${money(benefits)}`, 'L4 benefits');

  const seek = (t, clock = t) => {
    const staying = 1 - ramp(t, 8.2, 8.8);
    seekFamilies(t, staying, clock);
    seekSum(t, 4.5, staying);
  };

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
  window.film = { seconds, poster: 7.8, seek, cut };
}
