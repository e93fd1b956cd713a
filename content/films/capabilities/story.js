// The Capabilities film: what each of the seven pillars does in the life of one incident.
{
  const { ramp, hold } = window.timing;
  const { trace, showTrace } = window.traces;
  const { drawing, way, setPillar, setBus } = window.switchgear;
  const seconds = 10;
  const away = [9.2, 9.8];

  const { incident, life } = window.facts;
  const when = ({ day, time }) => ({ day: `DAY ${day}`, time: time ? ` · ${time}` : '' });
  const steps = [
    { pillar: 3, ...when(life.logged), words: 'Near miss logged' },
    { pillar: 5, ...when(life.statement), words: 'Statement, facts only' },
    { pillar: 1, ...when(life.timeline), words: 'Timeline, with sources' },
    { pillar: 4, ...when(life.actions), words: 'Actions in the plan' },
    { pillar: 6, ...when(life.briefing), words: 'Crews briefed' },
    { pillar: 2, ...when(life.training), words: 'Crews trained' },
    { pillar: 7, ...when(life.behavior), words: 'Change seen on the job', colour: 'green' },
  ].map((step, i) => ({ colour: 'paper', ...step, from: 0.4 + i * 1.22 }));

  const ways = steps
    .slice(1)
    .map(({ pillar }, i) => trace(`way-${i}`, way(steps[i].pillar, pillar), 'blue'))
    .join('');
  const captions = steps
    .map(
      ({ day, time, words, colour }, i) =>
        `<g id="caption-${i}"><text class="caption-day" x="192" y="112">${incident} · ${day}${time}</text>
        <text class="caption" x="190" y="186" style="fill: var(--${colour})">${words}</text></g>`,
    )
    .join('');

  document.getElementById('sheet').innerHTML = window.sheet() + drawing + ways + captions;

  const seek = (t) => {
    const staying = 1 - ramp(t, ...away);
    steps.forEach(({ pillar, from, colour, day }, i) => {
      const until = steps[i + 1]?.from;
      const leave = until === undefined ? away : [until - 0.2, until + 0.05];
      const now = hold(t, [from, from + 0.25], leave);
      const k = ramp(t, from - 0.1, from + 0.2) * staying;
      setPillar({ pillar, k, now, colour, day });
      const caption = document.getElementById(`caption-${i}`);
      caption.setAttribute('opacity', now);
      if (i > 0) {
        const gone = 1 - ramp(t, from + 0.3, from + 0.8);
        showTrace(`way-${i - 1}`, ramp(t, from - 0.75, from + 0.02), gone * staying);
      }
    });
    setBus(ramp(t, 0.6, 1.3), staying, steps[0].pillar);
  };

  seek(0);
  window.film = { seconds, poster: 7.1, seek };
}
