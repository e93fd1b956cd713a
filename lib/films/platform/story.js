// The Platform film: four signals, one record, two agents, one decision, and the action it leads to.
{
  const { name, unit, agentCount, bearing, supervisor } = window.facts;

  const view = { across: { x: 1.08, y: 0.15 }, down: { x: -0.78, y: 0.32 } };
  const field = window.field({
    ...{ ...view, scale: 0.9, suction: 150, discharge: 290 },
    ...{ drum: [50, 150], duty: [205, 66], spare: [259, 220], valve: 350, exchanger: 490 },
  });
  const stack = window.layers.layers({
    origin: { x: 306, y: 58 },
    pitch: 141,
    ...{ ...view, field: field.pipes },
    label: (layer, point) => {
      const { y } = point(layer, 560, 20);
      return { name: [945, y + 10], note: [947, y + 44] };
    },
  });
  const signals = window.signals({
    ...stack,
    sources: field.sources,
    // From between the valve and the exchanger to the spare pump's foot.
    action: [
      [516, 255],
      [322, 255],
    ],
  });
  const symbols = field.symbols(stack.point, {
    drum: [34, -26, 'start'],
    duty: [-30, -15, 'end'],
    spare: [0, 58, 'middle'],
    valve: [24, -24, 'start'],
    exchanger: [40, -14, 'start'],
    failure: 33,
  });
  document.getElementById('sheet').innerHTML =
    window.sheet() + stack.drawing + signals.drawing + symbols;
  const { seek } = signals;

  const beats = [
    { seconds: 4, caption: `From ${unit} to a decision, in four layers.` },
    {
      ...{ seconds: 5.6, story: 1.05, view: { x: 700, y: 450, width: 1000 } },
      notes: [{ x: 214, y: 676, text: `${bearing.sensor}\u2002${bearing.reading}`, color: 'blue' }],
      caption: `${bearing.read}: ${bearing.sensor} reads ${bearing.reading} on ${bearing.pump}. Other signals come in too.`,
    },
    {
      ...{ seconds: 5.4, story: 2.2, view: { x: 700, y: 430, width: 1000 } },
      caption: 'Each reading is logged once. Every function sees the same entry.',
    },
    {
      ...{ seconds: 5.7, story: 3.15, view: { x: 700, y: 330, width: 1000 } },
      notes: [{ x: 946, y: 374, text: `Cites ${bearing.earlier}` }],
      caption: `Two of ${agentCount} agents find it on record: nights noted it, and ${bearing.earlier} was on the same bearing.`,
    },
    {
      ...{ seconds: 5, story: 3.95, view: { x: 700, y: 276, width: 1000 } },
      caption: 'They cite the entries and bring them to the supervisor.',
    },
    {
      ...{ seconds: 4.6, story: 5.15, view: { x: 700, y: 276, width: 1000 } },
      notes: [{ x: 946, y: 233, text: `Signed at ${bearing.decided}` }],
      caption: `${supervisor.name} decides and signs at ${bearing.decided}.`,
    },
    {
      ...{ seconds: 6, story: 6.7, view: { x: 700, y: 450, width: 1000 } },
      notes: [{ x: 214, y: 676, text: `Lock out ${bearing.pump}`, color: 'red', after: 2.6 }],
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
