// The Platform film: four signals, one record, two agents, one decision, and the action it leads to.
{
  const { pump, exchanger, gateValve } = window.symbols;
  const { placed } = window.layers;
  const { name, unit, agentCount, bearing, supervisor } = window.facts;

  const stack = window.layers.layers({
    origin: { x: 330, y: 62 },
    pitch: 141,
    across: { x: 0.85, y: 0.16 },
    down: { x: -0.5, y: 0.3 },
    field:
      '<path class="pipe" d="M20 210H90M210 190H270V150H330M270 190V252H330M330 116H450V210H470M330 218H450M526 210H545"/>' +
      '<circle class="part" cx="150" cy="205" r="60"/><circle class="part" cx="150" cy="205" r="14"/>' +
      placed('', gateValve, 62, 210) +
      placed('', pump, 350, 150) +
      placed('pump-b', pump, 350, 252) +
      placed('', exchanger, 498, 210, 1),
    label: (layer, point) => {
      const { x, y } = point(layer, 560, 90);
      const base = y + (layer === 'FIELD' ? 2 : 0);
      return { leader: `M${x + 6} ${y}H836`, name: [850, base + 10], note: [852, base + 44] };
    },
  });
  const signals = window.signals({
    ...stack,
    sources: [
      [62, 210],
      [150, 205],
      [350, 150],
      [498, 210],
    ],
    action: [
      [500, 270],
      [384, 270],
    ],
  });
  document.getElementById('sheet').innerHTML = window.sheet() + stack.drawing + signals.drawing;
  const { seek } = signals;

  const beats = [
    { seconds: 4, caption: `From ${unit} to a decision, in four layers.` },
    {
      ...{ seconds: 5.6, story: 1.05, view: { x: 675, y: 484, width: 880 } },
      notes: [{ x: 600, y: 706, text: `${bearing.sensor}\u2002${bearing.reading}`, color: 'blue' }],
      caption: `${bearing.read}: ${bearing.sensor} reads ${bearing.reading} on ${bearing.pump}. Other signals come in too.`,
    },
    {
      ...{ seconds: 5.4, story: 2.2, view: { x: 675, y: 430, width: 880 } },
      caption: 'Each reading is logged once. Every function sees the same entry.',
    },
    {
      ...{ seconds: 5.7, story: 3.15, view: { x: 675, y: 330, width: 880 } },
      notes: [{ x: 852, y: 402, text: `Cites ${bearing.earlier}` }],
      caption: `Two of ${agentCount} agents find it in the records: nights noted it, and ${bearing.earlier} is the same bearing.`,
    },
    {
      ...{ seconds: 5, story: 3.95, view: { x: 675, y: 262, width: 880 } },
      caption: 'They cite the entries and bring it to the supervisor.',
    },
    {
      ...{ seconds: 4.6, story: 5.15, view: { x: 675, y: 262, width: 880 } },
      notes: [{ x: 852, y: 261, text: `Signed at ${bearing.decided}` }],
      caption: `${supervisor.name} decides and signs at ${bearing.decided}.`,
    },
    {
      ...{ seconds: 6, story: 6.7, view: { x: 675, y: 484, width: 880 } },
      notes: [{ x: 600, y: 706, text: `Lock out ${bearing.pump}`, color: 'red', after: 2.6 }],
      caption: `The decision goes back to the field: run ${bearing.spare}, lock out ${bearing.pump}.`,
    },
    {
      ...{ seconds: 4, view: { x: 640, y: 360, width: 1280 } },
      caption: `In ${name}, all four work from one record.`,
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds: 8.4, poster: 7, seek, cut, tall: window.tall };
}
