// The About film's loop for phones: the map is turned, so the water flows down, past gauges in a column with their values.
{
  const { terrain, streams, north } = window.map;
  const { survey } = window.survey;
  // The streams take less of the height than of the width, and the river is at the left of its gauges.
  const place = ({ x, y }) => ({
    x: y * 1.2 - 9 - Math.min(1, Math.max(0, x - 600) / 280) * 190,
    y: x < 730 ? 108 + (x - 40) * 0.525 : 470 + (x - 730) * 0.961,
  });
  const stretch = [0.75, 1.7];
  const heights = [
    { x: 390, y: 250, size: 80, phase: 2.1, stretch },
    { x: 590, y: 340, size: 56, phase: 3.4, stretch },
    { x: 70, y: 640, size: 80, phase: 0.4, stretch },
  ];

  const draw = (sheet) => {
    const labels = streams.map(({ name, d }) => {
      const [, start] = /^M40 (\d+)/.exec(d);
      const { x } = place({ x: 40, y: Number(start) });
      return `<text class="stream" x="${x}" y="84" text-anchor="middle">${name}</text>`;
    });
    sheet.innerHTML =
      window.arrows +
      terrain({ place, heights, inside: 'M0 108H780V1000H0Z' }) +
      `<path class="rule" d="M0 108H780"/>${north(700, 430)}${labels.join('')}`;
    return survey(sheet, {
      // As far below each other as the turned river lets them be: 105.
      shares: [0.206, 0.396, 0.606, 0.801],
      gauge: ({ y }) => ({ x: 352, y }),
      caption: (_, { x, y }) => ({ x: x + 44, y: y + 11, anchor: 'start' }),
    });
  };

  window.tall = window.portrait({ seconds: 10, poster: 8.95, draw });
}
