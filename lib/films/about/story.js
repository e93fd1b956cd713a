// The About film: four streams of records join into a river, which flows past the company's values.
{
  const { terrain, streams, north } = window.map;
  const { stations, survey } = window.survey;
  const seconds = 10;

  const sheet = document.getElementById('sheet');
  const labels = streams.map(
    ({ name, label: [x, y] }) => `<text class="stream" x="${x}" y="${y}">${name}</text>`,
  );
  sheet.innerHTML = window.sheet() + terrain + north(1190, 72) + labels.join('');
  const course = document.querySelector('#river .trace');
  const seek = survey(sheet, {
    place: (point) => point,
    gauge: ({ x, y }, offset) => ({ x, y: y + offset }),
    caption: [190, 638],
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
  window.film = { seconds, poster: 5.4, seek, cut, tall: window.tall };
}
