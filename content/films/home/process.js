// The plant of the Home film: V-101, its pumps, the rack above and the line to E-101. Nothing moves here.
{
  const { label, pipe, flow, signal, gateValve, controlValve, pump, vessel } = window.symbols;
  const { exchanger, instrument, interlock, flange, offPage } = window.symbols;

  const beam = (x) => `<rect class="rule" x="${x - 5}" y="166" width="10" height="68"/>`;

  const rack = [
    [160, 400, 640, 880, 1120].map(beam).join(''),
    pipe('M40 180H1240M40 200H1240M40 220H1240'),
    flow('M40 200H1240'),
    label('PIPE RACK', 174, 170),
  ];

  const feed = [pipe('M86 300H196'), flow('M86 300H196'), offPage(48, 300)];

  const pumps = [
    pipe('M240 422V520H346M240 444H346M400 420H480M400 496H480V284H284M240 242V220'),
    flow('M240 422V444H346'),
    flow('M400 420H480V284H284'),
    gateValve(306, 444),
    gateValve(306, 520),
    pump(370, 444),
    pump(370, 520),
    label('P-101A', 404, 455),
    label('P-101B', 404, 531),
    gateValve(400, 284),
  ];

  const drum = [
    vessel(240, 264, 400, 44),
    '<path class="rule" d="M204 356H276M212 363H268M222 370H258"/>',
    label('V-101', 240, 330, 'middle'),
  ];

  const line = [
    pipe('M480 360H1196'),
    flow('M480 360H540'),
    flow('M540 360H1044M1116 360H1196', 'isolated'),
    gateValve(540, 360, { w: 26, h: 18, id: 'isolation-valve' }),
    label('HV-104', 573, 394),
    flange(800, 360),
    controlValve(980, 360),
    '<path class="part" d="M1160 348V372"/>',
    offPage(1196, 360),
  ];

  const cooler = [
    pipe('M1240 430H1080V396M1080 324V220'),
    flow('M1240 430H1080V396'),
    flow('M1080 324V220'),
    exchanger(1080, 360),
    label('E-101', 1048, 412, 'end'),
  ];

  const instruments = [
    '<path class="part" d="M154 340H196M400 340H480"/>',
    instrument(124, 340, 'LT', '102'),
    instrument(370, 340, 'PT', '101'),
    instrument(980, 270, 'FIC', '103', true),
    signal('M94 340H40M370 370V384M370 408V420M980 300V318'),
    signal('M1160 348V270H1090M1070 270H1010'),
    interlock(370, 396),
  ];

  window.plant = [rack, feed, pumps, drum, line, cooler, instruments].flat().join('');
}
