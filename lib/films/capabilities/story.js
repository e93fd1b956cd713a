// The Capabilities film: what each of the seven pillars does about one incident.
{
  const { ramp, hold } = window.timing;
  const { trace, showTrace } = window.traces;
  const { drawing, way, setPillar, setBus } = window.switchgear;
  const seconds = 10;
  const away = [9.2, 9.8];

  const { incident, life } = window.facts;
  const when = ({ day, time }) => ({ day: `DAY ${day}`, time: time ? ` · ${time}` : '' });
  const steps = [
    {
      ...{ pillar: 3, ...when(life.logged), words: 'Near miss logged' },
      caption: `${window.facts.what.split('.')[0]}. The crew logs it at ${life.logged.time}.`,
    },
    {
      ...{ pillar: 5, ...when(life.statement), words: 'Statement, facts only' },
      caption: 'Communications drafts a statement with confirmed facts only.',
    },
    {
      ...{ pillar: 1, ...when(life.timeline), words: 'Timeline, with sources' },
      caption: 'The timeline comes from the records. Each line cites its source.',
    },
    {
      ...{ pillar: 4, ...when(life.actions), words: 'Actions in the plan' },
      caption: 'Corrective actions go into the plan, each with an owner and a due date.',
    },
    {
      ...{ pillar: 6, ...when(life.briefing), words: 'Crews briefed' },
      caption: 'Every crew is briefed on what changes, and why.',
    },
    {
      ...{ pillar: 2, ...when(life.training), words: 'Crews trained' },
      caption: 'Crews are trained on the revised procedure and handover form.',
    },
    {
      ...{ pillar: 7, ...when(life.behavior), words: 'Change seen on the job', color: 'green' },
      caption: 'The effectiveness check finds the change on the job.',
    },
  ].map((step, i) => ({ color: 'paper', ...step, from: 0.4 + i * 1.22 }));

  const ways = steps
    .slice(1)
    .map(({ pillar }, i) => trace(`way-${i}`, way(steps[i].pillar, pillar), 'blue'))
    .join('');
  const captions = steps
    .map(
      ({ day, time, words, color }, i) =>
        `<g id="caption-${i}" class="loop-only"><text class="caption-day" x="192" y="112">${incident} · ${day}${time}</text>
        <text class="caption" x="190" y="186" style="fill: var(--${color})">${words}</text></g>`,
    )
    .join('');

  document.getElementById('sheet').innerHTML = window.sheet() + drawing + ways + captions;

  const seek = (t) => {
    const staying = 1 - ramp(t, ...away);
    steps.forEach(({ pillar, from, color, day }, i) => {
      const until = steps[i + 1]?.from;
      const leave = until === undefined ? away : [until - 0.2, until + 0.05];
      const now = hold(t, [from, from + 0.25], leave);
      const k = ramp(t, from - 0.1, from + 0.2) * staying;
      setPillar({ pillar, k, now, color, day });
      const caption = document.getElementById(`caption-${i}`);
      caption.setAttribute('opacity', now);
      if (i > 0) {
        const gone = 1 - ramp(t, from + 0.3, from + 0.8);
        showTrace(`way-${i - 1}`, ramp(t, from - 0.75, from + 0.02), gone * staying);
      }
    });
    setBus(ramp(t, 0.6, 1.3), staying, steps[0].pillar);
  };

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
  window.film = { seconds, poster: 7.1, seek, cut };
}
