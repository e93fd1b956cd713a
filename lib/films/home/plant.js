// The P&ID of the Home film, without motion: the drum, its two pumps, and the line to the exchanger. Valves have the
// ids `valve-{tag}`; flows are those of moments.ts.
{
  const { label, pipe, flow, signal, air, gateValve, drainValve, checkValve } = window.symbols;
  const { actuator, controlValve, hub, pump, vessel, exchanger, instrument } = window.symbols;
  const { breaker, flange, offPage } = window.symbols;
  const { line, gauge } = window.facts;

  const bubble = (x, y, tag, panel) => instrument(x, y, ...tag.split('-'), panel);
  const hand = (x, y, tag) =>
    gateValve(x, y, { id: `valve-${tag}` }) + label(tag, x, y - 18, 'middle');

  const drum = [
    pipe('M86 140H160M520 130H240'),
    flow('M86 140H160', 'feed'),
    offPage(48, 140),
    vessel(200, 110, 230, 40),
    '<path class="rule" d="M170 190H230M178 197H222M188 204H212"/>',
    label(line.drum, 200, 170, 'middle'),
    '<path class="part" d="M130 215H160"/>',
    bubble(100, 215, line.level),
    signal('M70 215H40'),
  ];

  // A pump's pipes, from the suction header to the discharge header, and its valves.
  const runs = (y) => pipe(`M200 ${y}H352M382 ${y - 24}H552M352 ${y}V${y + 70}`);
  const pumpSet = ([suction, check, discharge, drain], tag, y) => [
    hand(272, y, suction),
    pump(352, y),
    label(tag, 352, y - 40, 'middle'),
    checkValve(432, y - 24),
    label(check, 432, y + 8, 'middle'),
    hand(504, y - 24, discharge),
    drainValve(352, y + 50, `valve-${drain}`),
    hub(352, y + 70),
    label(drain, 370, y + 56),
  ];

  const pumps = [
    pipe('M200 252V440M552 130H520M552 130V416'),
    runs(290),
    runs(440),
    flow('M200 252V440H328', 'pump'),
    flow('M382 416H552V340', 'pump'),
    flow('M552 340V130H240', 'recirculation'),
    pumpSet(['HV-221', 'CK-221', 'HV-222', 'DV-221'], line.pumps[0], 290),
    pumpSet(['HV-223', 'CK-222', 'HV-224', 'DV-222'], line.pumps[1], 440),
    hand(432, 130, 'HV-225'),
    '<path class="part" d="M500 200H552"/>',
    bubble(470, 200, line.pressure),
    '<path class="part open" d="M270 352H308V316H334"/>',
    breaker(258, 352, 'valve-MCC-2/03'),
    label('MCC-2/03', 264, 388, 'middle'),
  ];

  // XV-212 is stroked from the console, by a solenoid in its air line.
  const actuated = [
    actuator(622, 340),
    air('M622 298V262M634 250H722', [
      [622, 281],
      [650, 250],
      [706, 250],
    ]),
    '<path class="part" d="M610 238h24v24h-24z"/>',
    '<text class="zone-mark" x="622" y="256" text-anchor="middle">S</text>',
    signal('M610 250H594V184'),
    label('CONSOLE', 602, 174, 'middle'),
    gateValve(678, 250, { w: 14, h: 9, id: 'valve-IA-212' }),
    label('IA-212', 678, 232, 'middle'),
    label('IA', 728, 256),
    gateValve(622, 340, { w: 26, h: 18, id: 'valve-XV-212' }),
    label('XV-212', 628, 384, 'middle'),
    label('FC', 628, 406, 'middle'),
  ];

  // Heat tracing on the pipe at the flange, fed through a breaker.
  const tracing =
    '<path class="part open" stroke-width="1.5" d="M832 350l6 -5 6 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 6 -5M880 356V386"/>' +
    breaker(880, 398, 'valve-HTP-2/07') +
    label('HTP-2/07', 880, 432, 'middle');

  const isolated = [
    pipe('M712 340V480M770 340V226'),
    drainValve(712, 380, 'valve-DV-207'),
    label('DV-207', 730, 386),
    pipe('M600 480H1030'),
    '<path class="part closed" d="M1030 472l14 8 -14 8z"/>',
    label('CLOSED DRAIN HEADER', 780, 504),
    drainValve(770, 302, 'valve-BV-208'),
    label('BV-208', 754, 308, 'end'),
    '<path class="part closed" d="M762 228L770 212L778 228Z"/>',
    label('SAFE LOCATION', 770, 202, 'middle'),
    '<path class="part" d="M836 280V340"/>',
    bubble(836, 250, gauge),
    `<text id="gauge" x="874" y="256">0 psig</text>`,
    flange(892, 340),
    label(line.flange, 892, 306, 'middle'),
    tracing,
  ];

  const cooler = [
    pipe('M1240 440H1072V376M1072 304V180H1240'),
    flow('M1240 440H1072V376', 'medium'),
    flow('M1072 304V180H1240', 'medium'),
    '<path class="part" d="M980 340V308M966 308H994"/>',
    gateValve(980, 340, { w: 26, h: 18, id: 'valve-HV-231' }),
    label('HV-231', 980, 296, 'middle'),
    exchanger(1072, 340),
    label(line.exchanger, 1086, 404),
    '<path class="part" d="M1126 326V354"/>',
    controlValve(1168, 340, 'control-valve'),
    label('FC', 1168, 384, 'middle'),
    offPage(1200, 340),
    bubble(1168, 246, line.flow, true),
    signal('M1168 276V298M1126 326V246H1138'),
  ];

  window.plant = [
    drum,
    pumps,
    [pipe('M552 340H1200'), flow('M552 340H1036M1108 340H1200', 'feed')],
    actuated,
    isolated,
    cooler,
  ]
    .flat(3)
    .join('');
}
