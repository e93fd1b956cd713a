// Statements on a conveyor, each dropping into the family of metrics that counts it.
{
  const { ramp } = window.timing;
  const { learner, drilled, supervisor, unit } = window.facts;
  const families = ['EFFICIENCY', 'EFFECTIVENESS', 'OUTCOME'];
  const middle = (family) => 332 + family * 308;
  const tank = { width: 276, top: 214, bottom: 404 };
  const belt = 136;
  const slip = { width: 268, height: 54 };

  // xAPI statements: actor, verb, and the family of metrics that counts it.
  const statements = [
    { words: [learner, 'completed'], family: 0 },
    { words: [unit, 'reported'], family: 2 },
    { words: [learner, 'passed'], family: 1 },
    { words: [drilled, 'attended'], family: 0 },
    { words: [unit, 'restarted'], family: 2 },
    { words: [supervisor, 'answered'], family: 1 },
  ].map((statement, i) => {
    const from = 0.25 + i * 0.5;
    const traveled = from + (middle(statement.family) + 140) / 900;
    return { ...statement, from, traveled, fallen: traveled + 0.45 };
  });

  const tankOf = (name, family) => {
    const left = middle(family) - tank.width / 2;
    return `<text class="family" x="${middle(family)}" y="196" text-anchor="middle" >${name}</text>
      <rect id="level-${family}" x="${left}" width="${tank.width}" fill="var(--blue)" fill-opacity="0.2"/>
      <path id="surface-${family}" stroke="var(--blue)" stroke-width="5"/>
      <path class="part open" d="M${left} ${tank.top}V${tank.bottom}H${left + tank.width}V${tank.top}"/>
      <path class="rule" d="M${left} ${tank.bottom - 60}h16M${left} ${tank.bottom - 120}h16M${left + tank.width} ${tank.bottom - 60}h-16M${left + tank.width} ${tank.bottom - 120}h-16"/>
      <text class="metric" id="metric-${family}" x="${middle(family)}" y="${tank.bottom - 34}" text-anchor="middle"></text>
      <text class="step" id="unit-${family}" x="${middle(family)}" y="${tank.bottom - 84}" text-anchor="middle"></text>`;
  };

  const slipOf = ({ words: [who, verb] }, i) =>
    `<g id="slip-${i}"><rect x="${-slip.width / 2}" y="${-slip.height}" width="${slip.width}" height="${slip.height}" rx="3" fill="var(--paper)"/>
      <text class="step on-color" y="-19" text-anchor="middle">${who} <tspan class="verb">${verb}</tspan></text></g>`;

  const cleats = Array.from({ length: 31 }, (_, i) => `M${40 + i * 40} ${belt + 3}v10`).join('');
  const drawing =
    `<clipPath id="inside"><path d="M41 41H1239V679H41Z"/></clipPath>` +
    `<g clip-path="url(#inside)"><path class="part" d="M40 ${belt + 2}H1240"/>` +
    `<path class="pipe" id="belt" d="${cleats}"/>${families.map(tankOf).join('')}` +
    `${statements.map(slipOf).join('')}</g>`;

  const find = (id) => document.getElementById(id);

  /**
   * Draws the statements and the tank levels at second t. `staying` falls to 0 at the end. The belt follows the clock.
   */
  const seekFamilies = (t, staying, clock) => {
    // Rounded, so the last frame equals the first one exactly.
    find('belt').setAttribute('transform', `translate(${Number((clock * 80).toFixed(3)) % 40} 0)`);
    const levels = [0, 0, 0];
    statements.forEach(({ family, from, traveled, fallen }, i) => {
      const x = -140 + Math.min(Math.max(0, t - from), traveled - from) * 900;
      const fall = ramp(t, traveled, fallen);
      find(`slip-${i}`).setAttribute('transform', `translate(${x} ${belt + fall * 210})`);
      find(`slip-${i}`).setAttribute('opacity', t > from ? 1 - ramp(fall, 0.7, 1) : 0);
      levels[family] += ramp(t, fallen - 0.2, fallen + 0.3);
    });
    levels.forEach((level, family) => {
      const height = level * [62, 72, 67][family] * staying;
      const left = middle(family) - tank.width / 2;
      find(`surface-${family}`).setAttribute(
        'd',
        height > 1 ? `M${left} ${tank.bottom - height}h${tank.width}` : '',
      );
      find(`level-${family}`).setAttribute('y', tank.bottom - height);
      find(`level-${family}`).setAttribute('height', height);
      const seen = ramp(level, 1.3, 2) * staying;
      find(`metric-${family}`).setAttribute('opacity', seen);
      find(`unit-${family}`).setAttribute('opacity', seen);
    });
  };

  /** Shows a family's metric. */
  const setMetric = (family, metric, unit) => {
    find(`metric-${family}`).textContent = metric;
    find(`unit-${family}`).textContent = unit;
  };

  window.families = { drawing, seekFamilies, setMetric, middle, bottom: tank.bottom };
}
