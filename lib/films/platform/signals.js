// How the sheets of the Platform film work together: signals rise to the record, agents find rows of it, a person decides,
// and the action goes back to the field.
{
  const { ramp, hold } = window.timing;
  const { trace, showTrace, between } = window.traces;
  const { agents } = window.layers;
  const [one, other] = agents;
  const { bearing } = window.facts;
  const away = [7.6, 8.2];

  const line = (...points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const find = (id) => document.getElementById(id);
  const light = (layer, k, color, note) => {
    const { style } = find(`layer-${layer}`);
    style.setProperty('--lit', between(k, color, 'pipe'));
    style.setProperty('--words', between(k, color, 'muted'));
    find(`note-${layer}`).textContent = note;
    find(`note-${layer}`).setAttribute('opacity', k);
  };

  /**
   * `point` and `plumb` are those of the sheets, `sources` the field's points [u, v] with a signal, and `action` the way
   * of the decision to the spare pump, from below the signature to the arrow's foot.
   *
   * @returns the lines between the sheets, and a function that draws second t
   */
  window.signals = ({ point, plumb, sources, action }) => {
    // What each source writes: from its position in the field vertically up to a row of the record.
    const rises = sources.map(([u, v], i) => ({
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
    const acting = {
      ...{ id: 'action', from: 5.2 },
      d: line(
        ...[point('DECISION', 428, 205), point('DECISION', ...action[0])],
        ...action.map(([u, v]) => point('FIELD', u, v)),
      ),
    };

    const drawing =
      rises.map(({ id, d }) => trace(id, d, 'blue')).join('') +
      up.map(({ id, d }) => trace(id, d)).join('') +
      trace(acting.id, acting.d, 'green', { arrow: true });

    const seek = (t) => {
      const staying = 1 - ramp(t, ...away);
      for (const { id, from } of rises)
        showTrace(id, ramp(t, from, from + 0.7), staying * (1 - 0.7 * ramp(t, 2.3, 2.8)));
      for (const { id, from } of up) showTrace(id, ramp(t, from, from + 0.8), staying);
      showTrace(acting.id, ramp(t, acting.from, acting.from + 1.2), staying);

      for (const { row, from } of rises) {
        const written = ramp(t, from + 0.6, from + 0.9) * staying;
        const used = row === 1 || row === 2 ? ramp(t, 2.2, 2.6) * staying : 0;
        find(`row-${row}`).style.setProperty('--line', between(written, 'blue', 'rule'));
        find(`row-${row}`).style.setProperty('--face', between(used * 0.3, 'blue', 'graphite'));
      }
      for (const { index } of agents) {
        find(`agent-${index}`).style.fill = between(
          hold(t, [2.95, 3.25], away),
          'paper',
          'graphite',
        );
      }
      find('signature').setAttribute('stroke-dashoffset', 1 - hold(t, [4, 5], away));
      const done = hold(t, [6.2, 6.5], away);
      for (const part of find('field-spare').querySelectorAll('.part')) {
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
    return { drawing, seek };
  };
}
