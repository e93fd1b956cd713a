// The AI Team film: a reading, what four agents find out about it, and the person who decides.
{
  const { ramp, hold } = window.timing;
  const { lightPlate, drawLeg } = window.board;
  const seconds = 9.6;

  /** A large log slip, initially hidden. `color` is its face's; the text is graphite. `mark` is drawn on it. */
  const slip = ({ id, x, y, width, height = 116, color = 'paper', note, name, mark = '' }) =>
    `<g id="${id}" class="slip" opacity="0">
      <path fill="var(--${color})" d="M${x + 22} ${y}H${x + width}V${y + height}H${x + 22}L${x} ${y + height - 22}V${y + 22}Z"/>
      <circle cx="${x + 28}" cy="${y + height / 2}" r="8" fill="var(--graphite)"/>
      <text class="slip-note on-color" x="${x + 58}" y="${y + 40}">${note}</text>
      <text class="slip-name on-color" x="${x + 56}" y="${y + 92}">${name}</text>
      ${mark}
    </g>`;

  /** k from 0 (hidden) to 1 (in place): it moves up from below, and leaves the same way. */
  const showSlip = (id, k) =>
    window.set(id, { opacity: k, transform: `translate(0 ${14 * (1 - k)})` });

  const place = { x: 64, y: 506, width: 1152 };
  const signature =
    '<g transform="translate(136 28)"><path id="signature" pathLength="1" stroke-dasharray="1 1" stroke="var(--graphite)" stroke-width="4" d="M880 558C896 520 912 512 908 536S890 566 904 548S930 524 930 544S946 552 956 536S968 556 982 542S1010 534 1040 540"/>' +
    '<path d="M872 568H1048" stroke="var(--graphite)"/></g>';

  const { bearing, hotWork, supervisor, qualified } = window.facts;
  const steps = window.findings(signature);
  const { drawing, placeOf } = window.board.board({
    ...{ left: 64, top: 90, size: { x: 240, y: 320 }, gap: 64, icon: 132, named: true },
    exit: `V${place.y - 20}`,
  });
  const away = [8.85, 9.4];

  document.getElementById('sheet').innerHTML =
    window.arrows +
    drawing +
    steps.map((step) => slip({ ...step, ...place })).join('');

  const seek = (t) => {
    const staying = 1 - ramp(t, ...away);
    steps.forEach(({ id, from, agent, color }, i) => {
      const until = steps[i + 1]?.from;
      const leave = until === undefined ? away : [until - 0.15, until + 0.15];
      const k = hold(t, [from, from + 0.35], leave);
      showSlip(id, k);
      if (agent) {
        lightPlate(agent, k, ramp(t, from, from + 0.3) * staying, color);
        drawLeg(i - 1, ramp(t, from - 0.45, from + 0.1), staying);
      }
    });
    const last = steps.at(-1).from;
    drawLeg(4, ramp(t, last - 0.45, last + 0.1), staying);
    window.set('signature', { 'stroke-dashoffset': 1 - ramp(t, last + 0.3, last + 1) });
  };

  const slipView = { x: 560, y: 430, width: 980 };
  const captions = [
    `${bearing.read}: ${bearing.sensor} on feed pump ${bearing.pump} reads ${bearing.reading}.`,
    `Milam finds the night shift’s entry from ${bearing.noted}. It’s still open.`,
    `Maintenance Advisor reads the work orders: same bearing as in ${bearing.earlier}.`,
    `Abbott checks the permits: ${hotWork.work.toLowerCase()} nearby at ${hotWork.planned.from}.`,
    `Lubbock checks qualifications: ${qualified.join(' and ')} are qualified for the lockout.`,
    `${supervisor.name} decides and signs at ${bearing.decided}.`,
  ];
  const { agents } = window.facts;
  const roleOf = (wanted) => agents.find((agent) => agent.name === wanted).role;
  // Two beats per agent: a close-up of its plate, then its finding.
  const beats = [
    { seconds: 3.4, caption: `Four of the ${agents.length} agents. Each has one job.` },
    ...steps.flatMap(({ agent, from }, i) => {
      const found = { story: from + 0.9, view: slipView };
      if (agent === undefined) {
        const view = i === 0 ? slipView : { x: 640, y: 386, width: 1190 };
        return [{ seconds: 5, caption: captions[i], ...found, view, wait: 0.4 }];
      }
      const { x, y } = placeOf(agent);
      const plate = {
        ...{
          seconds: 3.2,
          caption: captions[i],
          story: from + 0.36,
          view: { x: Math.min(Math.max(x, 350), 930), y, width: 700 },
          travel: 1,
        },
        notes: [{ x, y: y + 188, anchor: 'middle', text: roleOf(agent) }],
      };
      return [plate, { seconds: 2.8, ...found, wait: 0, travel: 1 }];
    }),
    {
      ...{ seconds: 4.2, story: 8.8, view: { x: 640, y: 360, width: 1280 } },
      caption: 'The agents assemble the facts. The supervisor decides.',
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds, poster: 8.6, seek, cut, tall: window.tall };
}
