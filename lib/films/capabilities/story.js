// The Capabilities film: what each of the seven pillars does about one incident.
{
  const { steps, life, tag } = window.incident;

  const x = (pillar) => 256 + (pillar - 1) * 128;
  const [bus, lamp] = [568, { height: 280, r: 50 }];
  const gear = window.switchgear({
    turn: (pillar) => `translate(${x(pillar)} ${bus})`,
    point: (pillar, height) => ({ x: x(pillar), y: bus - height }),
    ...{ breaker: 62, lamp },
    bus: [
      { x: 192, y: bus },
      { x: 1088, y: bus },
    ],
    words: (pillar, name) =>
      `<text class="step pillar-name" transform="translate(${x(pillar) + 32} ${bus - 18}) rotate(-90)">${name}</text>
      <text class="step pillar-day" x="${x(pillar)}" y="${bus + 44}" text-anchor="middle"></text>`,
    title: `<text class="step" x="640" y="${bus + 88}" text-anchor="middle" id="bus-name">ONE RECORD</text>`,
  });
  const captions = steps
    .map(
      ({ day, time, words, color }, i) =>
        `<g id="caption-${i}" class="loop-only"><text class="caption-day" x="192" y="112">${tag} · ${day}${time}</text>
        <text class="caption" x="190" y="186" style="fill: var(--${color})">${words}</text></g>`,
    )
    .join('');
  const { drawing, seek } = life(gear, (i, now) => window.set(`caption-${i}`, { opacity: now }));
  document.getElementById('sheet').innerHTML = window.sheet() + drawing + captions;

  // The camera moves along the bus from pillar to pillar. The notes are above the lamps.
  const at = (pillar) => Math.min(830, Math.max(450, 256 + (pillar - 1) * 128));
  const beats = [
    { seconds: 3.6, story: 0.25, caption: 'Seven pillars share one record. This is one incident.' },
    ...steps.map(({ pillar, words, day, time, color, caption, from }, i) => ({
      ...{ seconds: i === 0 ? 5.8 : 4.9, caption, color },
      ...{ story: from + 0.5, view: { x: at(pillar), y: 396, width: 820 } },
      ...(i === 0 ? {} : { wait: 0.3, travel: 2.2 }),
      notes: [{ x: at(pillar) - 380, y: 206, text: `${day}${time}: ${words}`, color }],
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
