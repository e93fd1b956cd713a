// The AI Team film's loop for phones: below the board, the slips stay, so the last one shows what it's decided on.
{
  const { ramp, hold } = window.timing;
  const { tag, showTag, setWaiting } = window.tags;
  const { board, lightPlate, drawLeg } = window.board;
  const away = [8.85, 9.4];
  const [left, width] = [64, 652];
  const row = (i) => 380 + i * 104;

  const signature =
    '<g transform="translate(-80 494) scale(.74)"><path id="signature" pathLength="1" stroke-dasharray="1 1" stroke="var(--graphite)" stroke-width="5" d="M880 558C896 520 912 512 908 536S890 566 904 548S930 524 930 544S946 552 956 536S968 556 982 542S1010 534 1040 540"/></g>';

  const draw = (sheet) => {
    const steps = window.findings(signature);
    const { drawing } = board({
      ...{ left, top: 64, size: { x: 127, y: 190 }, gap: 48, icon: 96 },
      exit: `V${row(0) - 56}`,
    });
    const wire = (i) => `M${left + 18} ${i === 0 ? row(0) : row(i - 1) + 36}V${row(i)}`;
    sheet.innerHTML =
      window.arrows +
      drawing +
      steps.map((step, i) => tag({ ...step, x: left, y: row(i), width, wire: wire(i) })).join('');

    return (t) => {
      steps.forEach(({ id, from, agent, color }, i) => {
        const until = steps[i + 1]?.from;
        showTag(id, hold(t, [from - 0.1, from + 0.35], away));
        if (until !== undefined) setWaiting(id, ramp(t, until - 0.1, until + 0.3));
        if (agent === undefined) return;
        const now = hold(t, [from, from + 0.35], [until - 0.15, until + 0.15]);
        const staying = 1 - ramp(t, ...away);
        lightPlate(agent, now, ramp(t, from, from + 0.3) * staying, color);
        drawLeg(i - 1, ramp(t, from - 0.45, from + 0.1), staying);
      });
      const last = steps.at(-1).from;
      drawLeg(4, ramp(t, last - 0.45, last + 0.1), 1 - ramp(t, ...away));
      window.set('signature', { 'stroke-dashoffset': 1 - ramp(t, last + 0.3, last + 1) });
    };
  };

  window.tall = window.portrait({ seconds: 9.6, poster: 8.6, draw });
}
