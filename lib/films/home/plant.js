// The plant of the Home film, without motion: the drum, its pumps, the rack above, and the line to the exchanger.
{
  const { label, pipe, flow, signal, gateValve, controlValve, pump, vessel } = window.symbols;
  const { exchanger, instrument, interlock, flange, offPage } = window.symbols;
  const { facts } = window;
  const [breaker, handValve, airValve, actuatedValve, drain] = facts.isolation.points.map(
    ({ device }) => device,
  );
  const [spared, running] = facts.pumps;

  const beam = (x) => `<rect class="rule" x="${x - 5}" y="166" width="10" height="68"/>`;
  const bubble = (x, y, tag, panel) => instrument(x, y, ...tag.split('-'), panel);

  const rack = [
    [160, 400, 640, 880, 1120].map(beam).join(''),
    pipe('M40 180H1240M40 200H1240M40 220H1240'),
    flow('M40 200H1240'),
    label(facts.hot.where.split(',')[0].toUpperCase(), 174, 160),
  ];

  const feed = [pipe('M86 300H196'), flow('M86 300H196'), offPage(48, 300)];

  // The pump with the worn bearing is locked out, with its suction valve closed. The other pump runs.
  const pumps = [
    pipe('M240 422V520H346M240 444H346M400 420H480M400 496H480V284H284M240 242V220'),
    flow('M240 422V520H346'),
    flow('M400 496H480V284H284'),
    gateValve(306, 444, { closed: true }),
    gateValve(306, 520),
    pump(370, 444),
    pump(370, 520),
    label(spared, 404, 455),
    label(running, 404, 531),
    gateValve(400, 284),
  ];

  const drum = [
    vessel(240, 264, 400, 44),
    '<path class="rule" d="M204 356H276M212 363H268M222 370H258"/>',
    label(facts.drum, 240, 330, 'middle'),
  ];

  // Heat tracing on the pipe at the flange, fed through a breaker.
  const tracing =
    '<path class="part open" stroke-width="1.5" d="M836 370l6 -5 6 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 12 -10 6 5M886 372V396"/>' +
    '<path class="part" d="M874 396h24v24h-24zM879 413h5l8 -9M892 413h-3"/>';

  const line = [
    pipe('M480 360H1196M700 360V436'),
    flow('M480 360H1044M1116 360H1196', 'isolated'),
    signal('M540 318V300H590M618 300H652'),
    '<path class="part" d="M540 360V334M522 334a18 16 0 0 1 36 0z"/>',
    gateValve(540, 360, { w: 26, h: 18, id: 'actuated-valve' }),
    label(actuatedValve, 566, 397),
    gateValve(604, 300, { w: 14, h: 9, id: 'air-valve' }),
    label(airValve, 604, 284, 'middle'),
    '<path class="part" id="drain-valve" d="M690 386H710L690 414H710Z"/>',
    // To the closed drain.
    '<path class="part closed" d="M692 434H708L700 448Z"/>',
    '<text class="zone-mark" x="714" y="447">CD</text>',
    label(drain, 718, 406),
    flange(800, 360),
    label(facts.flange, 800, 330, 'middle'),
    tracing,
    label(breaker, 879, 447, 'middle'),
    '<path class="part" d="M980 360V328M966 328H994"/>',
    gateValve(980, 360, { w: 26, h: 18, id: 'hand-valve' }),
    label(handValve, 985, 318, 'middle'),
    '<path class="part" d="M1024 348V372"/>',
    controlValve(1156, 360),
    offPage(1196, 360),
  ];

  const cooler = [
    pipe('M1240 430H1080V396M1080 324V220'),
    flow('M1240 430H1080V396'),
    flow('M1080 324V220'),
    exchanger(1080, 360),
    label(facts.exchanger, 1094, 416),
  ];

  const instruments = [
    '<path class="part" d="M154 340H196M400 340H480"/>',
    bubble(124, 340, facts.level),
    bubble(370, 340, facts.pressure),
    bubble(1156, 270, facts.flow, true),
    signal('M94 340H40M370 370V384M370 408V420M1156 300V318'),
    signal('M1024 348V270H1070M1090 270H1126'),
    interlock(370, 396),
  ];

  window.plant = [rack, feed, pumps, drum, line, cooler, instruments].flat().join('');
}
