// The About film: four streams of records join into a river, which flows past the company's values.
{
  const { ramp, hold } = window.timing;
  const { showTrace, between } = window.traces;
  const { drawing, streams } = window.map;
  const { values } = window.facts;
  const seconds = 10;
  const away = [9, 9.7];

  // Positions along the river, as a share of its length, with the offset to the bank.
  const stations = [
    { share: 0.17, dy: -76 },
    { share: 0.42, dy: 78 },
    { share: 0.63, dy: -78 },
    { share: 0.83, dy: 78 },
  ].map((station, i) => ({ ...station, value: values[i], from: 2.9 + i * 1.5 }));

  const sheet = document.getElementById('sheet');
  sheet.innerHTML = window.sheet() + drawing;
  const course = document.querySelector('#river .trace');
  sheet.innerHTML += stations
    .map(({ share, dy, value }, i) => {
      const { x, y } = course.getPointAtLength(share * course.getTotalLength());
      return `<g id="station-${i}" class="station">
        <path d="M${x} ${y}V${y + dy * 0.62}"/><circle class="gauge" cx="${x}" cy="${y + dy}" r="30"/>
        <path id="needle-${i}" class="needle" d="M${x} ${y + dy + 12}V${y + dy - 20}"/>
        <circle class="dot" cx="${x}" cy="${y}" r="7"/></g>
        <text class="caption loop-only" id="value-${i}" x="190" y="638">${value}</text>`;
    })
    .join('');
  const axes = stations.map((_, i) => {
    const gauge = document.querySelector(`#station-${i} .gauge`);
    return `${gauge.getAttribute('cx')} ${gauge.getAttribute('cy')}`;
  });

  const seek = (t, clock = t) => {
    // Rounded, so the last frame equals the first one exactly.
    const offset = -(Number((clock * 40).toFixed(3)) % 40);
    for (const path of document.querySelectorAll('.flow')) {
      path.setAttribute('stroke-dashoffset', offset);
    }
    const staying = 1 - ramp(t, ...away);
    streams.forEach((_, i) => {
      showTrace(`stream-${i}`, ramp(t, 0.3 + i * 0.2, 2.2 + i * 0.2), staying);
    });
    const reached = stations.reduce(
      (sum, { from, share }, i) =>
        sum + ramp(t, from - 0.6, from + 0.2) * (share - (stations[i - 1]?.share ?? 0)),
      0,
    );
    showTrace('river', reached + ramp(t, 7.9, 8.9) * (1 - stations[3].share), staying);
    stations.forEach(({ from }, i) => {
      const lit = ramp(t, from, from + 0.4) * staying;
      const group = document.getElementById(`station-${i}`);
      group.style.setProperty('--line', between(lit, 'paper', 'pipe'));
      const until = stations[i + 1]?.from;
      const leave = until === undefined ? [8.6, 8.9] : [until - 0.25, until + 0.05];
      const now = hold(t, [from, from + 0.4], leave);
      group.style.setProperty('--face', between(now, 'paper', 'graphite'));
      group.style.setProperty('--needle', between(now, 'graphite', lit > 0.5 ? 'paper' : 'pipe'));
      document
        .getElementById(`needle-${i}`)
        .setAttribute('transform', `rotate(${-50 + 100 * lit} ${axes[i]})`);
      document.getElementById(`value-${i}`).setAttribute('opacity', now);
    });
  };

  const { name } = window.facts;
  const said = [
    'When speed and safety conflict, safety comes first.',
    'What we say about a plant comes from its own records.',
    'We ask operators, technicians, and instructors before we build.',
    'A warning shouldn’t need decoding.',
  ];
  const beats = [
    { seconds: 4, caption: 'Four functions of a plant, each with its own records.' },
    {
      ...{ seconds: 4.6, story: 1.5, view: { x: 380, y: 214, width: 640 } },
      caption: 'Operations and safety describe the same shift in two places.',
    },
    {
      ...{ seconds: 4.6, story: 2.2, view: { x: 380, y: 466, width: 640 } },
      caption: 'Learning and programs keep records of their own.',
    },
    {
      ...{ seconds: 4.8, story: 2.7, view: { x: 690, y: 330, width: 600 } },
      caption: `${name} brings them together while there’s time to act.`,
    },
    ...stations.map(({ from, share, value }, i) => {
      const { x, y } = course.getPointAtLength(share * course.getTotalLength());
      const view = { x: Math.min(x + 30, 960), y, width: 560 };
      return {
        ...{ seconds: 4.8, story: from + 0.9, caption: said[i], view },
        notes: [{ x: view.x, y: y - 132, anchor: 'middle', text: value }],
      };
    }),
    {
      ...{ seconds: 4, story: 8.95, view: { x: 640, y: 360, width: 1280 } },
      caption: 'Four records become one.',
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds, poster: 5.4, seek, cut };
}
