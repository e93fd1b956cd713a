// The P&ID of the Home film, without motion: the drum, its two pumps, and the line to the exchanger. Valves have the
// ids `valve-{tag}`; flows are those of moments.ts.
{
  const { label, pipe, flow, signal, air, gateValve, drainValve, checkValve } = window.symbols;
  const { actuator, controlValve, pump, vessel, exchanger, instrument } = window.symbols;
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
  const pumpSet = ([suction, check, discharge, drain], y) => [
    hand(272, y, suction),
    pump(352, y),
    checkValve(432, y - 24),
    label(check, 432, y + 8, 'middle'),
    hand(504, y - 24, discharge),
    drainValve(352, y + 50, `valve-${drain}`),
    `<path class="part closed" d="M344 ${y + 68}L352 ${y + 82}L360 ${y + 68}Z"/>`,
    label(drain, 370, y + 56),
    label('CLOSED DRAIN', 368, y + 82),
  ];

  // P-201A is vented through the top of its casing.
  const vent = [
    pipe('M352 266V182'),
    drainValve(352, 214, 'valve-BV-221'),
    label('BV-221', 368, 220),
    '<path class="part closed" d="M344 184L352 170L360 184Z"/>',
    label('SAFE LOCATION', 352, 160, 'middle'),
  ];

  const pumps = [
    pipe('M200 252V440M552 130H520M552 130V416'),
    runs(290),
    runs(440),
    flow('M200 252V440H328', 'pump'),
    flow('M382 416H552V340', 'pump'),
    flow('M552 340V130H240', 'recirculation'),
    pumpSet(['HV-221', 'CK-221', 'HV-222', 'DV-221'], 290),
    label(line.pumps[0], 363, 248),
    vent,
    pumpSet(['HV-223', 'CK-222', 'HV-224', 'DV-222'], 440),
    label(line.pumps[1], 352, 400, 'middle'),
    hand(432, 130, 'HV-225'),
    '<path class="part" d="M500 200H552"/>',
    bubble(470, 200, line.pressure),
    '<path class="part open" d="M270 352H308V316H334"/>',
    breaker(258, 352, 'valve-MCC-2/03'),
    label('MCC-2/03', 264, 388, 'middle'),
  ];

  // XV-212 is stroked from the console, by a solenoid in its air line, and its limit switch reports when it's closed.
  // IA-212 has a third port: closed, it vents the air between it and the actuator.
  const actuated = [
    actuator(640, 340),
    air('M640 298V262M652 250H728', [
      [640, 281],
      [666, 250],
      [718, 250],
    ]),
    '<path class="part" d="M628 238h24v24h-24z"/>',
    '<text class="zone-mark" x="640" y="256" text-anchor="middle">S</text>',
    bubble(588, 300, 'ZSC-212'),
    '<path class="part" d="M617 307H624"/>',
    signal('M588 270V184M628 250H606V184'),
    label('CONSOLE', 602, 174, 'middle'),
    gateValve(694, 250, { w: 14, h: 9, id: 'valve-IA-212' }),
    '<path class="part open" d="M694 250L686 236H702ZM694 236V214"/>',
    '<path class="part closed" d="M686 214L694 200L702 214Z"/>',
    label('IA-212', 682, 226, 'end'),
    label('VENT', 708, 226),
    label('IA', 733, 256),
    gateValve(640, 340, { w: 26, h: 18, id: 'valve-XV-212' }),
    label('XV-212', 640, 384, 'middle'),
    label('FC', 640, 406, 'middle'),
  ];

  // Heat tracing on the pipe at the flange, fed through a breaker.
  const tracing =
    '<path class="part open" stroke-width="1.5" d="M864 350l6 -5 6 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 6 -5M900 356V386"/>' +
    breaker(900, 398, 'valve-HTP-2/07') +
    label('HTP-2/07', 900, 432, 'middle');

  // A bleed is at the top of the pipe; a drain is at the bottom.
  const isolated = [
    pipe('M726 340V480M852 340V186'),
    drainValve(726, 380, 'valve-DV-207'),
    label('DV-207', 744, 386),
    pipe('M600 480H1030'),
    '<path class="part closed" d="M1030 472l14 8 -14 8z"/>',
    label('CLOSED DRAIN HEADER', 780, 504),
    '<path class="part" d="M794 280V340"/>',
    bubble(794, 250, gauge),
    `<text id="gauge" x="794" y="210" text-anchor="middle">0 psig</text>`,
    drainValve(852, 302, 'valve-BV-208'),
    label('BV-208', 866, 276),
    '<path class="part closed" d="M844 188L852 172L860 188Z"/>',
    label('SAFE LOCATION', 852, 160, 'middle'),
    flange(912, 340),
    label(line.flange, 912, 308, 'middle'),
    tracing,
  ];

  // The transmitter measures across an orifice; the controller sets the valve.
  const cooler = [
    pipe('M1240 440H1076V376M1076 304V180H1240'),
    flow('M1240 440H1076V376', 'medium'),
    flow('M1076 304V180H1240', 'medium'),
    '<path class="part" d="M990 340V308M976 308H1004"/>',
    gateValve(990, 340, { w: 26, h: 18, id: 'valve-HV-231' }),
    label('HV-231', 990, 296, 'middle'),
    exchanger(1076, 340),
    label(line.exchanger, 1090, 404),
    '<path class="part" d="M1128 280V326M1124 326V354M1132 326V354"/>',
    bubble(1128, 250, 'FT-203'),
    controlValve(1178, 340, 'control-valve'),
    label('FV-203', 1178, 380, 'middle'),
    label('FC', 1178, 402, 'middle'),
    offPage(1200, 340),
    bubble(1204, 250, line.flow, true),
    signal('M1158 250H1174M1178 266V298'),
  ];

  window.plant = [
    drum,
    pumps,
    [pipe('M552 340H1200'), flow('M552 340H1040M1112 340H1200', 'feed')],
    actuated,
    isolated,
    cooler,
  ]
    .flat(3)
    .join('');
}
