// The About film: four streams of records join into a river, which flows past the company's values.
{
  const { terrain, streams, north } = window.map;
  const { stations, survey } = window.survey;
  const seconds = 10;

  const sheet = document.getElementById('sheet');
  // The streams take less of the width than on the survey, and the river more: its gauges have words.
  const place = ({ x, y }) => ({
    x: x < 730 ? (x - 40) * 0.837 : 578 + (x - 730) * 1.38,
    y: y * 1.06 + 26,
  });
  // A stream's name is above its start, further if the stream rises.
  const above = [31, 28, 34, 54];
  const stretch = [1.7, 0.75];
  const heights = [
    { x: 975, y: 165, size: 80, phase: 0.4, stretch },
    { x: 400, y: 366, size: 80, phase: 2.1, stretch },
    { x: 450, y: 70, size: 80, phase: 3.4, stretch },
    { x: 450, y: 664, size: 80, phase: 2.6, stretch },
    { x: 960, y: 690, size: 80, phase: 1.2, stretch },
  ];
  const labels = streams.map(({ name, d }, i) => {
    const [, start] = /^M40 (\d+)/.exec(d);
    const { y } = place({ x: 40, y: Number(start) });
    return `<text class="stream" x="64" y="${y - above[i]}">${name}</text>`;
  });
  sheet.innerHTML =
    window.arrows +
    terrain({ place, heights, inside: 'M0 0H1280V720H0Z' }) +
    north(1190, 66) +
    labels.join('');
  const course = document.querySelector('#river .trace');
  const seek = survey(sheet, {
    gauge: ({ x, y }, offset) => ({ x, y: y + 1.05 * offset }),
    caption: (i, { y }) => ({
      x: [698, 816, 1021, 1144][i],
      y: i % 2 ? 562 : y - 46,
      anchor: 'middle',
    }),
  });

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
      ...{ seconds: 4.6, story: 1.5, view: { x: 350, y: 250, width: 640 } },
      caption: 'Operations and safety describe the same shift in two places.',
    },
    {
      ...{ seconds: 4.6, story: 2.2, view: { x: 350, y: 510, width: 640 } },
      caption: 'Learning and programs keep records of their own.',
    },
    {
      ...{ seconds: 4.8, story: 2.7, view: { x: 570, y: 376, width: 640 } },
      caption: `${name} brings them together while there’s time to act.`,
    },
    ...stations.map(({ from, share }, i) => {
      const { x, y } = course.getPointAtLength(share * course.getTotalLength());
      const view = { x: Math.min(x + 30, 960), y: y + (i % 2 ? 60 : -60), width: 640 };
      return { seconds: 4.8, story: from + 0.9, caption: said[i], view };
    }),
    {
      ...{ seconds: 4, story: 8.95, view: { x: 640, y: 360, width: 1280 } },
      caption: 'Four records become one.',
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds, poster: 8.95, seek, cut, tall: window.tall };
}
