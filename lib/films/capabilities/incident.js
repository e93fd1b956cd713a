// What the pillars do about the incident of the Capabilities film, in order, and when.
{
  const { ramp, hold } = window.timing;
  const { trace, showTrace } = window.traces;
  const away = [9.2, 9.8];

  const { incident, life: dates } = window.facts;
  const on = ({ day }) => `DAY ${day}`;
  const steps = [
    {
      ...{ pillar: 3, day: on(dates.logged), words: 'Near miss logged' },
      caption: `${window.facts.what.split('.')[0]}. The crew logs it at ${dates.logged.time}.`,
    },
    {
      ...{ pillar: 5, day: on(dates.statement), words: 'Statement, facts only' },
      caption: 'Communications drafts a statement with confirmed facts only.',
    },
    {
      ...{ pillar: 1, day: on(dates.timeline), words: 'Timeline, with sources' },
      caption: 'The timeline comes from the records. Each line cites its source.',
    },
    {
      ...{ pillar: 4, day: on(dates.actions), words: 'Actions in the plan' },
      caption: 'Corrective actions go into the plan, each with an owner and a due date.',
    },
    {
      ...{ pillar: 6, day: on(dates.briefing), words: 'Crews briefed' },
      caption: 'Every crew is briefed on what changes, and why.',
    },
    {
      ...{ pillar: 2, day: on(dates.training), words: 'Crews trained' },
      caption: 'Crews are trained on the revised procedure and handover form.',
    },
    {
      ...{ pillar: 7, day: on(dates.behavior), words: 'Change seen on the job', color: 'green' },
      caption: 'The effectiveness check finds the change on the job.',
    },
  ].map((step, i) => ({ color: 'paper', ...step, from: 0.4 + i * 1.22 }));

  /** The incident's life on a switchgear. `show` shows the step of an index, as far as it's the current one: 0 to 1. */
  const life = (gear, show) => {
    const ways = steps
      .slice(1)
      .map(({ pillar }, i) => trace(`way-${i}`, gear.way(steps[i].pillar, pillar), 'blue'))
      .join('');
    const seek = (t) => {
      const staying = 1 - ramp(t, ...away);
      steps.forEach(({ pillar, from, color, day }, i) => {
        const until = steps[i + 1]?.from;
        const leave = until === undefined ? away : [until - 0.2, until + 0.05];
        const now = hold(t, [from, from + 0.25], leave);
        const k = ramp(t, from - 0.1, from + 0.2) * staying;
        // The switch is closed before the entry comes through it.
        const closed = ramp(t, from - 0.4, from - 0.15) * staying;
        gear.setPillar({ pillar, closed, k, now, color, day });
        show?.(i, now);
        if (i > 0) {
          const gone = 1 - ramp(t, from + 0.3, from + 0.8);
          showTrace(`way-${i - 1}`, ramp(t, from - 0.75, from + 0.02), gone * staying);
        }
      });
      gear.setBus(ramp(t, 0.6, 1.3), staying, steps[0].pillar);
    };
    return { drawing: gear.drawing + ways, seek };
  };

  window.incident = { steps, life, tag: incident };
}
