// The Platform film: four signals, one record, two agents, one decision, and the action it leads to. On the field, the
// symbols stand upright.
{
  const { label, pump, vessel, exchanger, controlValve } = window.symbols;
  const { name, unit, line, agentCount, bearing, supervisor } = window.facts;

  const stack = window.layers.layers({
    origin: { x: 306, y: 58 },
    pitch: 141,
    across: { x: 1.08, y: 0.15 },
    down: { x: -0.78, y: 0.32 },
    // A pump's suction is at its center, its discharge 66 behind and 20 to the left of it.
    field: '<path class="pipe" d="M66 160H140M225 100H140V215H225M205 34H330V149M205 149H550"/>',
    label: (layer, point) => {
      const { x, y } = point(layer, 560, 20);
      return { leader: `M${x + 6} ${y}H930`, name: [945, y + 10], note: [947, y + 44] };
    },
  });
  const places = {
    drum: [66, 160],
    pump: [225, 100],
    spare: [225, 215],
    valve: [395, 149],
    exchanger: [490, 149],
  };
  const at = (u, v) => stack.point('FIELD', u, v);
  const standing = (symbol, place) => symbol(at(...place).x, at(...place).y);
  const tag = (text, place, dx, dy) =>
    label(text, at(...place).x + dx, at(...place).y + dy, 'middle');
  const symbols =
    '<g class="equipment">' +
    standing((x, y) => vessel(x, y - 24, y + 20, 26), places.drum) +
    standing(pump, places.pump) +
    `<g id="pump-b">${standing(pump, places.spare)}</g>` +
    standing((x, y) => controlValve(x, y), places.valve) +
    standing(exchanger, places.exchanger) +
    tag(line.drum, places.drum, 66, -14) +
    tag(bearing.pump, places.pump, 66, 14) +
    tag(bearing.spare, places.spare, -68, 16) +
    tag('FC', places.valve, 0, 34) +
    tag(line.exchanger, places.exchanger, 70, -12) +
    '</g>';

  const signals = window.signals({
    ...stack,
    sources: [places.valve, places.drum, places.pump, places.exchanger],
    action: [
      [548, 292],
      [280, 292],
    ],
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
      caption: `Two of ${agentCount} agents find it in the records: nights noted it, and ${bearing.earlier} is the same bearing.`,
    },
    {
      ...{ seconds: 5, story: 3.95, view: { x: 700, y: 276, width: 1000 } },
      caption: 'They cite the entries and bring it to the supervisor.',
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
