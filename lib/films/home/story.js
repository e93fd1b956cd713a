// The Home film: a line is taken out of service and isolated, point by point, on its P&ID. Then, on the plot plan, two
// permits conflict, and one of them moves.
{
  const { ramp, hold, mix } = window.timing;
  const { showTag, setWords } = window.tags;
  const { seekStates, hourAt, cues } = window.states;
  const { line, gauge, hot, lineBreak, isolation, log, unit, name, rack } = window.facts;
  const [, spare] = line.pumps;
  const entryAt = (time) => log.find((entry) => entry.time === time);

  // What the sign says at each moment of the register.
  const [stopped, shut] = [cues[1], cues[2]];
  const verified = cues.find(({ time }) => entryAt(time)?.tag === isolation.tag);
  const bled = cues.findLast(({ locked }) => locked);
  const signs = cues
    .filter(({ time }) => time <= verified.time)
    .map(({ time, second, locked }, i) => {
      if (i === 0) return { second, note: '', name: '' };
      if (locked) {
        const { lock } = isolation.points[locked.number - 1];
        const count = `${locked.number} OF ${isolation.points.length}`;
        return { second, note: `${time} ${locked.device} ${lock}`, name: `LOCKED ${count}` };
      }
      if (time === stopped.time)
        return { second, note: `${time} ${spare} ON RECIRCULATION`, name: 'FEED STOPPED' };
      if (time === shut.time)
        return {
          second,
          note: `${time} ZSC-212: CLOSED LIMIT CONFIRMED`,
          name: `${entryAt(time).tag} CLOSED`,
        };
      return { second, note: `${time} ${isolation.tag}`, name: 'ZERO ENERGY VERIFIED' };
    });

  // Seconds at which the plot plan and each element of it appear and disappear.
  const seconds = 10;
  const toPlan = verified.second + 0.9;
  const away = [9.2, 9.7];
  const from = (after, length) => [toPlan + after, toPlan + after + length];
  const cue = {
    plan: [from(0, 0.35), away],
    hotTag: [from(0.1, 0.5), away],
    zone: [from(0.2, 0.7), away],
    breakTag: [from(0.7, 0.5), away],
    conflict: [from(1.1, 0.4), from(2.2, 0.3)],
    // Moves back while hidden, after everything has disappeared.
    later: [from(2.2, 0.6), [9.75, 9.85]],
    resolved: [from(2.7, 0.4), away],
  };
  // The P&ID starts over while the plot plan hides it.
  const restart = from(0, 1)[1];

  const plot = window.plot({
    ...{ scale: 4, left: 324, top: 262, ends: [304, 984], bays: 8, measured: 8 },
    labels: {
      cooler: [726, 222],
      rack: [964, 244, 'end'],
      north: [1190, 84],
      sheet: [1112, 520],
    },
  });
  const shift = window.timeline({
    ...{ left: 220, pitch: 70, top: 568, bottom: 642, rule: 'M40 562H1240', thick: 28 },
    rows: { hot: 576, break: 608 },
    names: { shift: [60, 613, 'start'], unit: [1220, 613, 'end'] },
  });
  const tags = window.signs.plan(plot, {
    hot: { x: 372, y: 116, width: 316 },
    break: { x: 520, y: 496, width: 384 },
    verdict: { x: 700, y: 116, width: 384 },
    bend: 560,
  });
  const seekPlan = window.planSeeker(plot, shift, cue);

  document.getElementById('sheet').innerHTML =
    `${window.sheet()}<g id="process">${window.plant}${window.signs.padlocks}` +
    `<text class="locked-out" x="342" y="248" text-anchor="end">${window.facts.pumpIsolation}</text></g>` +
    `<g id="plan">${plot.drawing}${tags}</g>` +
    shift.drawing +
    `<g id="sign">${window.signs.process}</g>`;

  const seekProcess = (t, clock) => {
    const planned = hold(t, ...cue.plan);
    const played = t > restart ? 0 : t;
    seekStates(played, clock);
    shift.setNow(mix(hourAt(t), hourAt(0), ramp(t, ...away)));
    window.set('process', { opacity: 1 - planned });
    window.set('plan', { opacity: planned });
    window.set('gauge', { opacity: ramp(played, bled.second - 0.3, bled.second) });
    setWords(
      'step-tag',
      signs.findLast(({ second }) => second <= t),
    );
    showTag('step-tag', hold(t, [stopped.second - 0.3, stopped.second], from(-0.1, 0.3)));
  };

  const seek = (t, clock = t) => {
    seekProcess(t, clock);
    seekPlan(t);
  };

  const points = isolation.points.map(({ device, verified }) => ({ device, time: verified }));
  const [tracing, backflow, , feed, drain, bleed] = points;
  const people = (entry) => `${entry.by}, with ${entry.with}`;
  const decision = log.find(({ time }) => time === cues.at(-1).time);
  const gasket = log.find(({ tag, time }) => tag === line.flange && time > verified.time);
  const process = { x: 810, y: 284, width: 830 };
  const secondOf = ({ time }) => cues.find((cue) => cue.time === time).second;
  const beats = [
    {
      seconds: 3.9,
      caption: `${unit}. Crew notified: ${line.flange}’s line is coming out of service.`,
    },
    {
      ...{ seconds: 4.3, story: stopped.second + 0.4, view: { x: 640, y: 316, width: 1160 } },
      caption: `${stopped.time}: Feed to ${line.exchanger} stops. ${spare} runs on recirculation to ${line.drum}.`,
    },
    {
      ...{ seconds: 4.4, story: shut.second + 0.4, view: { x: 808, y: 262, width: 744 } },
      caption: `${shut.time}: ${entryAt(shut.time).by} closes ${entryAt(shut.time).tag} from the console, closed limit confirmed.`,
    },
    {
      ...{ seconds: 4.8, story: secondOf(feed), view: process },
      caption: `${tracing.time} to ${feed.time}: tracing, ${backflow.device}, air, and ${feed.device} locked, tagged, and verified.`,
    },
    {
      ...{ seconds: 5.2, story: secondOf(bleed) + 0.3, view: process },
      caption: `Drained, ${drain.device} locked closed. 5 min shut in, no rise on ${gauge}. ${bleed.device} locked open.`,
    },
    {
      ...{ seconds: 3.4, story: verified.second + 0.6, view: { x: 640, y: 316, width: 1160 } },
      caption: `${verified.time}: Zero energy verified by ${people(entryAt(verified.time))}.`,
    },
    {
      ...{ seconds: 4, story: toPlan + 0.7, view: { x: 440, y: 270, width: 800 } },
      ...{ wait: 0, travel: 1.6 },
      caption: `${hot.tag}: hot work in ${hot.place} from ${hot.hours.text.slice(0, 5)}, fire watch until ${hot.watched.text.slice(-5)}.`,
    },
    {
      ...{ seconds: 3.6, story: toPlan + 1.2, view: { x: 560, y: 360, width: 760 } },
      caption: `${lineBreak.tag}: line break at ${line.flange}, also in ${hot.place}, from ${lineBreak.planned.text.slice(0, 5)}.`,
    },
    {
      ...{ seconds: 4.2, story: toPlan + 1.9, view: { x: 596, y: 324, width: 1150 } },
      caption: `That’s within ${rack.within} ft. ${name} flags the conflict before anyone signs.`,
    },
    {
      ...{ seconds: 4.6, story: toPlan + 2.85, view: { x: 700, y: 440, width: 900 } },
      caption: `${decision.time}: ${decision.by} moves the line break to ${lineBreak.final.text.slice(0, 5)}. Its gasket is due at ${gasket.text.match(/\d\d:\d\d/)[0]}.`,
    },
    {
      ...{ seconds: 2.5, story: toPlan + 3.2, view: { x: 640, y: 360, width: 1280 }, wait: 0 },
      caption: 'Both jobs get done on this shift.',
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  // The loops draw on the same sheet.
  const sheet = document.getElementById('sheet');
  const drawn = [...sheet.childNodes];
  const seekCut = (t) => {
    if (sheet.classList.contains('bold')) {
      sheet.removeAttribute('class');
      sheet.replaceChildren(...drawn);
    }
    cut.seek(t);
  };
  window.film = { ...window.wide, cut: { ...cut, seek: seekCut }, tall: window.tall };
}
