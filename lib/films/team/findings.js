// What the AI Team film's slips say, from the reading to the decision, and when each one comes.
{
  const { bearing, hotWork, supervisor, qualified } = window.facts;

  /** `signature` is drawn on the last slip. */
  const findings = (signature) =>
    [
      {
        ...{ word: 'READING', note: `${bearing.sensor} · ${bearing.read}` },
        name: `${bearing.pump} vibration: ${bearing.reading}`,
      },
      {
        ...{ word: 'HANDOVER', agent: 'Milam' },
        ...{ note: `SHIFT LOG ${bearing.noted}`, name: 'Noted on nights, still open' },
      },
      {
        ...{ word: 'RISK', agent: 'Maintenance Advisor' },
        ...{ note: 'WORK ORDERS', name: `Same bearing as in ${bearing.earlier}` },
      },
      {
        ...{ word: 'PERMIT', agent: 'Abbott', color: 'amber' },
        ...{ note: hotWork.tag, name: `${hotWork.work} nearby at ${hotWork.planned.from}` },
      },
      {
        ...{ word: 'LEARNING', agent: 'Lubbock' },
        ...{ note: 'QUALIFICATIONS', name: `${qualified.join(' and ')} are qualified` },
      },
      {
        ...{ word: 'DECISION', color: 'green', mark: signature },
        note: `${supervisor.role.toUpperCase()} · ${bearing.decided}`,
        name: `Run ${bearing.spare}, lock out ${bearing.pump}`,
      },
    ].map((step, i) => {
      const note = step.agent ? `${step.agent.toUpperCase()} · ${step.note}` : step.note;
      return { color: 'paper', ...step, note, id: `slip-${i}`, from: 0.35 + i * 1.4 };
    });

  window.findings = findings;
}
