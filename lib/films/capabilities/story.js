// The Capabilities film: what each of the seven pillars does about one incident, a row for each.
{
  const { steps, life, tag } = window.incident;

  const [left, top, pitch] = [196, 134, 82];
  const y = (pillar) => top + (pillar - 1) * pitch;
  const lamp = { height: 154, r: 33 };
  const did = (pillar) => steps.find((step) => step.pillar === pillar).words;
  const gear = window.switchgear({
    turn: (pillar) => `translate(${left} ${y(pillar)}) rotate(90)`,
    point: (pillar, height) => ({ x: left + height, y: y(pillar) }),
    ...{ blade: 62, lamp },
    bus: [
      { x: left, y: 94 },
      { x: left, y: y(7) + 34 },
    ],
    words: (pillar, name) =>
      `<text class="pillar-day" x="168" y="${y(pillar) + 9}" text-anchor="end"></text>
      <text class="name pillar-name" x="408" y="${y(pillar) + 13}">${name}</text>
      <text class="pillar-what" x="744" y="${y(pillar) + 11}">${did(pillar)}</text>`,
    title: `<text class="step" x="64" y="80" id="bus-name">ONE RECORD</text><text class="step" x="1216" y="80" text-anchor="end">${tag}</text>`,
  });
  const { drawing, seek } = life(gear);
  document.getElementById('sheet').innerHTML = window.sheet() + drawing;

  // The camera follows the incident from row to row.
  const at = (pillar) => Math.min(400, Math.max(320, y(pillar)));
  const beats = [
    { seconds: 3.6, story: 0.25, caption: 'Seven pillars share one record. This is one incident.' },
    ...steps.map(({ pillar, color, caption, from }, i) => ({
      ...{ seconds: i === 0 ? 5.8 : 4.9, caption, color },
      ...{ story: from + 0.5, view: { x: 624, y: at(pillar), width: 1130 } },
      ...(i === 0 ? {} : { wait: 0.3, travel: 2.2 }),
    })),
    {
      ...{ seconds: 3.6, view: { x: 640, y: 360, width: 1280 } },
      caption: 'Logged once. Used by all seven.',
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds: 10, poster: 9.1, seek, cut, tall: window.tall };
}
