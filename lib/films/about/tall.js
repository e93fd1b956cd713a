// The About film's loop for phones: the map is turned, so the water flows down.
{
  const { terrain, streams, north } = window.map;
  const { survey } = window.survey;
  const [across, down] = [700 / 640, 750 / 1200];
  const place = ({ x, y }) => ({ x: 40 + (y - 40) * across, y: 108 + (x - 40) * down });

  const draw = (sheet) => {
    const origin = place({ x: 0, y: 0 });
    const labels = streams.map(({ name, d }) => {
      const [, start] = /^M40 (\d+)/.exec(d);
      const { x } = place({ x: 40, y: Number(start) });
      return `<text class="stream" x="${x}" y="84" text-anchor="middle">${name}</text>`;
    });
    sheet.innerHTML +=
      `<g transform="matrix(0 ${down} ${across} 0 ${origin.x} ${origin.y})">${terrain()}</g>` +
      `<path class="rule" d="M40 108H740M40 858H740"/>${north(702, 760)}${labels.join('')}`;
    return survey(sheet, {
      place,
      gauge: ({ x, y }, offset) => ({ x: x + 1.2 * offset, y }),
      caption: () => ({ x: 64, y: 930 }),
    });
  };

  window.tall = window.portrait({ seconds: 10, poster: 5.4, draw });
}
