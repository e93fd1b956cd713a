// The Platform film: four signals, one record, two agents, one decision, and the action it leads to.
{
  const { ramp, hold } = window.timing;
  const { trace, showTrace, between } = window.traces;
  const { drawing, point, plumb, line, agents } = window.layers;
  const [one, other] = agents;
  const { name, unit, agentCount, bearing, supervisor } = window.facts;
  const seconds = 8.4;
  const away = [7.6, 8.2];

  // What each source writes: from its position in the field vertically up to a row of the record.
  const sources = [
    [62, 210],
    [150, 205],
    [350, 150],
    [498, 210],
  ].map(([u, v], i) => ({
    id: `rise-${i}`,
    from: 0.4 + i * 0.3,
    row: 3 - i,
    d: line(point('FIELD', u, v), plumb('RECORD', u, v, 225 - i * 50)),
  }));

  // Two rows lead to the agents responsible for them, and the agents lead to one decision.
  const join = [point('AGENTS', 280, 205), plumb('DECISION', 280, 205, 205)];
  const up = [
    {
      id: 'up-0',
      d: line(plumb('RECORD', one.u, 150, 125), point('AGENTS', one.u, 150)),
      from: 2.3,
    },
    {
      id: 'up-1',
      d: line(plumb('RECORD', other.u, 150, 175), point('AGENTS', other.u, 150)),
      from: 2.5,
    },
    { id: 'up-2', d: line(point('AGENTS', one.u, 150), ...join), from: 3.2 },
    { id: 'up-3', d: line(point('AGENTS', other.u, 150), ...join), from: 3.2 },
  ];
  const action = {
    ...{ id: 'action', from: 5.2 },
    d: line(
      ...[point('DECISION', 428, 205), point('DECISION', 500, 270)],
      ...[point('FIELD', 500, 270), point('FIELD', 384, 270)],
    ),
  };

  document.getElementById('sheet').innerHTML =
    window.sheet() +
    drawing +
    sources.map(({ id, d }) => trace(id, d, 'blue')).join('') +
    up.map(({ id, d }) => trace(id, d)).join('') +
    trace(action.id, action.d, 'green');

  const find = (id) => document.getElementById(id);
  const light = (layer, k, color, note) => {
    const { style } = find(`layer-${layer}`);
    style.setProperty('--lit', between(k, color, 'pipe'));
    style.setProperty('--words', between(k, color, 'muted'));
    find(`note-${layer}`).textContent = note;
    find(`note-${layer}`).setAttribute('opacity', k);
  };

  const seek = (t) => {
    const staying = 1 - ramp(t, ...away);
    for (const { id, from } of sources)
      showTrace(id, ramp(t, from, from + 0.7), staying * (1 - 0.7 * ramp(t, 2.3, 2.8)));
    for (const { id, from } of up) showTrace(id, ramp(t, from, from + 0.8), staying);
    showTrace(action.id, ramp(t, action.from, action.from + 1.2), staying);

    for (const { row, from } of sources) {
      const written = ramp(t, from + 0.6, from + 0.9) * staying;
      const used = row === 1 || row === 2 ? ramp(t, 2.2, 2.6) * staying : 0;
      find(`row-${row}`).style.setProperty('--line', between(written, 'blue', 'rule'));
      find(`row-${row}`).style.setProperty('--face', between(used * 0.3, 'blue', 'graphite'));
    }
    for (const { index } of agents) {
      find(`agent-${index}`).style.fill = between(hold(t, [2.95, 3.25], away), 'paper', 'graphite');
    }
    find('signature').setAttribute('stroke-dashoffset', 1 - hold(t, [4, 5], away));
    const done = hold(t, [6.2, 6.5], away);
    for (const part of find('pump-b').querySelectorAll('.part')) {
      part.style.stroke = between(done, 'green', 'steel');
      part.style.fill = between(done * 0.7, 'green', 'graphite');
    }

    const acted = t > 5;
    const field = acted ? hold(t, [6.1, 6.4], away) : hold(t, [0.3, 0.6], [2, 2.3]);
    light(
      'FIELD',
      field,
      acted ? 'green' : 'blue',
      acted ? `${bearing.spare} runs` : `${sources.length} signals`,
    );
    light('RECORD', hold(t, [1.1, 1.4], away), 'blue', 'logged once');
    light('AGENTS', hold(t, [2.9, 3.2], away), 'paper', '2 entries match');
    light('DECISION', hold(t, [4, 4.3], away), 'paper', 'a person decides');
  };

  const beats = [
    { seconds: 4, caption: `From ${unit} to a decision, in four layers.` },
    {
      ...{ seconds: 5.6, story: 1.05, view: { x: 675, y: 484, width: 880 } },
      notes: [{ x: 600, y: 706, text: `${bearing.sensor}\u2002${bearing.reading}`, color: 'blue' }],
      caption: `${bearing.read}: ${bearing.sensor} reads ${bearing.reading} on ${bearing.pump}. Other signals come in too.`,
    },
    {
      ...{ seconds: 5.4, story: 2.2, view: { x: 675, y: 430, width: 880 } },
      caption: 'Each reading is logged once. Every function sees the same entry.',
    },
    {
      ...{ seconds: 5.7, story: 3.15, view: { x: 675, y: 330, width: 880 } },
      notes: [{ x: 852, y: 402, text: `Cites ${bearing.earlier}` }],
      caption: `Two of ${agentCount} agents find it in the records: nights noted it, and ${bearing.earlier} is the same bearing.`,
    },
    {
      ...{ seconds: 5, story: 3.95, view: { x: 675, y: 262, width: 880 } },
      caption: 'They cite the entries and bring it to the supervisor.',
    },
    {
      ...{ seconds: 4.6, story: 5.15, view: { x: 675, y: 262, width: 880 } },
      notes: [{ x: 852, y: 261, text: `Signed at ${bearing.decided}` }],
      caption: `${supervisor.name} decides and signs at ${bearing.decided}.`,
    },
    {
      ...{ seconds: 6, story: 6.7, view: { x: 675, y: 484, width: 880 } },
      notes: [{ x: 600, y: 706, text: `Lock out ${bearing.pump}`, color: 'red', after: 2.6 }],
      caption: `The decision goes back to the field: run ${bearing.spare}, lock out ${bearing.pump}.`,
    },
    {
      ...{ seconds: 4, view: { x: 640, y: 360, width: 1280 } },
      caption: `In ${name}, all four work from one record.`,
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds, poster: 4.9, seek, cut };
}
