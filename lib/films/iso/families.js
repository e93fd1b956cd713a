// Statements on a conveyor, each dropping into the family of metrics that counts it.
{
  const { ramp } = window.timing;
  const { statements: stream, unit, roi, benefits, costs } = window.facts;
  const names = ['EFFICIENCY', 'EFFECTIVENESS', 'OUTCOME'];
  const find = (id) => document.getElementById(id);

  // The day's xAPI statements (actor, verb), each with the family of metrics that counts it, and two of the unit's.
  const learners = stream.map(({ account, verb }) => ({
    ...{ words: [account, verb], family: verb === 'completed' ? 0 : 1 },
  }));
  const statements = [
    ...learners.slice(0, 2),
    { words: [unit, 'reported'], family: 2 },
    ...learners.slice(2, 4),
    { words: [unit, 'restarted'], family: 2 },
    ...learners.slice(4),
  ];

  // Effectiveness has no single figure: each level has its own instrument.
  const verbs = (wanted) => stream.filter(({ verb }) => wanted.includes(verb));
  const levels = [
    { name: 'L1 reaction', figure: '4 of 5' },
    {
      name: 'L2 learning',
      figure: `${verbs(['passed']).length} of ${verbs(['passed', 'failed']).length}`,
    },
    { name: 'L3 behavior', figure: verbs(['answered'])[0].result.response },
    { name: 'L5 ROI', figure: `${roi}%` },
  ];

  // What fills each tank: costs and benefits in dollars. Effectiveness has only its statements.
  const amounts = [costs, null, benefits];
  const graduation = 20_000;

  /**
   * `middle` is the x of a family's tank, and `rise` how high a `dollar` fills it, or a `statement` of effectiveness.
   * Statements ride the `belt` at a `speed`; a `slip` has their words, and `title` is above the slips. `levelAt` is where a
   * level's name and figure are: [x, y], both in the second tank, and the figure with its anchor.
   */
  const families = ({ middle, tank, rise, belt, slip, speed, right, levelAt, title }) => {
    const timed = statements.map((statement, i) => {
      const from = 0.25 + i * 0.45;
      const traveled = from + (middle(statement.family) + slip.width / 2 + 6) / speed;
      return { ...statement, from, traveled, fallen: traveled + 0.45 };
    });

    /** How high each of its statements fills a tank. */
    const fill = amounts.map((amount, family) => {
      const count = statements.filter((statement) => statement.family === family).length;
      return amount === null ? rise.statement : (amount * rise.dollar) / count;
    });

    /** Marks at every `graduation` up to the amount. */
    const marks = (amount, left) =>
      Array.from({ length: amount / graduation }, (_, i) => {
        const y = tank.bottom - (i + 1) * graduation * rise.dollar;
        return `M${left} ${y}h16M${left + tank.width} ${y}h-16`;
      }).join('');

    const tankOf = (name, family) => {
      const left = middle(family) - tank.width / 2;
      return `<text class="family" x="${middle(family)}" y="${tank.top - 18}" text-anchor="middle" >${name}</text>
        <path class="part" d="${marks(amounts[family] ?? 0, left)}"/>
        <rect id="level-${family}" x="${left}" width="${tank.width}" fill="var(--blue)" fill-opacity="0.2"/>
        <path id="surface-${family}" stroke="var(--blue)" stroke-width="5"/>
        <path class="part open" d="M${left} ${tank.top}V${tank.bottom}H${left + tank.width}V${tank.top}"/>
        <text class="metric" id="metric-${family}" x="${middle(family)}" y="${tank.bottom - 34}" text-anchor="middle"></text>
        <text class="step lit" id="unit-${family}" x="${middle(family)}" y="${tank.bottom - 84}" text-anchor="middle"></text>`;
    };

    const levelRows = levels
      .map(({ name, figure }, i) => {
        const at = levelAt(i);
        return `<g id="row-${i}" opacity="0"><text class="step lit" x="${at.name[0]}" y="${at.name[1]}">${name}</text>
          <text class="verb lit" x="${at.figure[0]}" y="${at.figure[1]}" text-anchor="${at.figure[2]}">${figure}</text></g>`;
      })
      .join('');

    const slipOf = ({ words }, i) =>
      `<g id="slip-${i}"><rect x="${-slip.width / 2}" y="${-slip.height}" width="${slip.width}" height="${slip.height}" rx="3" fill="var(--paper)"/>
        ${slip.words(...words)}</g>`;

    const chevrons = Array.from(
      { length: right / 40 + 1 },
      (_, i) => `M${20 + i * 40} ${belt + 6}l5 4l-5 4`,
    ).join('');
    const drawing =
      `<clipPath id="inside"><path d="M41 41H${right - 1}V${tank.bottom + 2}H41Z"/></clipPath>` +
      `<g clip-path="url(#inside)"><path class="part" d="M40 ${belt + 2}H${right}"/>` +
      `<text class="step" x="64" y="${belt - slip.height - 10}">${title}</text>` +
      `<path class="pipe" id="belt" d="${chevrons}"/>${names.map(tankOf).join('')}${levelRows}` +
      `${timed.map(slipOf).join('')}</g>`;

    /** `staying` falls to 0 at the end. The belt follows the clock. */
    const seekFamilies = (t, staying, clock) => {
      // Rounded, so the last frame equals the first one exactly.
      window.set('belt', { transform: `translate(${Number((clock * 80).toFixed(3)) % 40} 0)` });
      const filled = [0, 0, 0];
      timed.forEach(({ family, from, traveled, fallen }, i) => {
        const x = Math.min(Math.max(0, t - from), traveled - from) * speed - slip.width / 2 - 6;
        const fall = ramp(t, traveled, fallen);
        window.set(`slip-${i}`, {
          transform: `translate(${x} ${belt + fall * (tank.bottom - belt - 58)})`,
          opacity: t > from ? 1 - ramp(fall, 0.7, 1) : 0,
        });
        filled[family] += ramp(t, fallen - 0.2, fallen + 0.3);
      });
      filled.forEach((level, family) => {
        const height = level * fill[family] * staying;
        const left = middle(family) - tank.width / 2;
        const surface = height > 1 ? `M${left} ${tank.bottom - height}h${tank.width}` : '';
        window.set(`surface-${family}`, { d: surface });
        window.set(`level-${family}`, { y: tank.bottom - height, height });
        const opacity = ramp(level, 1.3, 2) * staying;
        for (const part of ['metric', 'unit']) window.set(`${part}-${family}`, { opacity });
      });
      for (const i of [0, 1, 2]) setRow(i, ramp(filled[1], i + 0.4, i + 1) * staying);
    };

    /** Shows a row of effectiveness: L1, L2, L3, or ROI. */
    const setRow = (row, opacity) => window.set(`row-${row}`, { opacity });

    const show = (family, metric, unit) => {
      find(`metric-${family}`).textContent = metric;
      find(`unit-${family}`).textContent = unit;
    };

    /** @returns a function that draws second t with the calculation of `seekSum`; the belt follows the clock */
    const conclude = (seekSum) => {
      show(0, `$${window.sum.money(costs)}`, 'costs');
      show(2, `$${window.sum.money(benefits)}`, 'L4 benefits');
      return (t, clock = t) => {
        const staying = 1 - ramp(t, 8.2, 8.8);
        seekFamilies(t, staying, clock);
        seekSum(t, 4.5, staying);
      };
    };

    return { drawing, conclude, setRow };
  };

  window.families = families;
}
