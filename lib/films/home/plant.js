// The P&ID of the Home film, without motion: the drum, its two pumps, and the line to the exchanger. Valves have the
// ids `valve-{tag}`; flows belong to the paths of isolation.ts.
{
  const { label, pipe, flow, signal, air, gateValve, drainValve, checkValve } = window.symbols;
  const { actuator, controlValve, hub, pump, vessel, exchanger, instrument } = window.symbols;
  const { breaker, flange, offPage } = window.symbols;
  const { line } = window.facts;

  const bubble = (x, y, tag, panel) => instrument(x, y, ...tag.split('-'), panel);
  const hand = (x, y, tag) => gateValve(x, y, { id: `valve-${tag}` }) + label(tag, x, y - 18, 'middle');

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

  // A pump with its valves, from the suction header to the discharge header.
  const pumpSet = ([suction, check, discharge, drain], tag, y) => [
    pipe(`M200 ${y}H352M382 ${y - 24}H552M352 ${y}V${y + 70}`),
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
    flow('M200 252V440H328', 'pump'),
    flow('M382 416H552V340', 'pump'),
    flow('M552 340V130H240', 'recirculation'),
    pumpSet(['HV-221', 'CK-221', 'HV-222', 'DV-221'], line.pumps[0], 290),
    pumpSet(['HV-223', 'CK-222', 'HV-224', 'DV-222'], line.pumps[1], 440),
    hand(432, 130, 'HV-225'),
    '<path class="part" d="M500 200H552"/>',
    bubble(470, 200, line.pressure),
    '<path class="part open" d="M292 352H316V322"/>',
    breaker(280, 352, 'valve-MCC-2/03'),
    label('MCC-2/03', 268, 388, 'middle'),
  ];

  // XV-212 is stroked from the console, by a solenoid in its air line.
  const actuated = [
    actuator(606, 340),
    air('M606 298V262M618 250H706', [[606, 281], [634, 250], [690, 250]]),
    '<path class="part" d="M594 238h24v24h-24z"/>',
    '<text class="zone-mark" x="606" y="256" text-anchor="middle">S</text>',
    signal('M594 250H578V184'),
    label('CONSOLE', 578, 174, 'middle'),
    gateValve(662, 250, { w: 14, h: 9, id: 'valve-IA-212' }),
    label('IA-212', 662, 232, 'middle'),
    label('IA', 712, 256),
    gateValve(606, 340, { w: 26, h: 18, id: 'valve-XV-212' }),
    label('XV-212', 606, 384, 'middle'),
    label('FC', 606, 406, 'middle'),
  ];

  // Heat tracing on the pipe at the flange, fed through a breaker.
  const tracing =
    '<path class="part open" stroke-width="1.5" d="M812 350l6 -5 6 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 12 -10 12 10 6 -5M900 352V386"/>' +
    breaker(900, 398, 'valve-HTP-2/07') +
    label('HTP-2/07', 900, 432, 'middle');

  const isolated = [
    pipe('M684 340V480M738 340V226'),
    drainValve(684, 380, 'valve-DV-207'),
    label('DV-207', 702, 386),
    pipe('M600 480H1030'),
    '<path class="part closed" d="M1030 472l14 8 -14 8z"/>',
    label('CLOSED DRAIN HEADER', 760, 502),
    drainValve(738, 302, 'valve-BV-208'),
    label('BV-208', 722, 308, 'end'),
    '<path class="part closed" d="M730 228L738 212L746 228Z"/>',
    label('SAFE LOCATION', 738, 202, 'middle'),
    '<path class="part" d="M806 280V340"/>',
    bubble(806, 250, line.gauge),
    flange(872, 340),
    label(line.flange, 872, 306, 'middle'),
    tracing,
  ];

  const cooler = [
    pipe('M1240 440H1068V376M1068 304V180H1240'),
    flow('M1240 440H1068V376', 'always'),
    flow('M1068 304V180H1240', 'always'),
    '<path class="part" d="M968 340V308M954 308H982"/>',
    gateValve(968, 340, { w: 26, h: 18, id: 'valve-HV-231' }),
    label('HV-231', 968, 296, 'middle'),
    exchanger(1068, 340),
    label(line.exchanger, 1082, 404),
    '<path class="part" d="M1122 326V354"/>',
    controlValve(1166, 340, 'control-valve'),
    offPage(1200, 340),
    bubble(1166, 246, line.flow, true),
    signal('M1166 276V298M1122 326V246H1136'),
  ];

  window.plant = [
    drum,
    pumps,
    [pipe('M552 340H1200'), flow('M552 340H1032M1104 340H1200', 'feed')],
    actuated,
    isolated,
    cooler,
  ]
    .flat(3)
    .join('');
}
