// The Home film: two permits in conflict, an isolation, and a later start for one of them. The renderer uses `film`.
{
  const { ramp, hold, travel, mix } = window.timing;
  const { showTag, setWaiting, setNote } = window.tags;
  const { lens } = window.zones;
  const { setBar, setConflict, setWatch } = window.shift;
  const { hot, flange } = window.overlay;
  const { hot: hotWork, lineBreak, isolation, overlap } = window.facts;
  const seconds = 8;

  // Seconds at which each element appears and disappears.
  const away = [6.95, 7.6];
  const cue = {
    hotTag: [[0.3, 0.9], away],
    hotZone: [[0.6, 1.4], away],
    breakTag: [[1.4, 2], away],
    breakZone: [
      [1.7, 2.6],
      [4.7, 5.35],
    ],
    conflict: [
      [2.55, 3.05],
      [4.7, 5.1],
    ],
    // Moves back while hidden, after everything has disappeared.
    later: [
      [4.7, 5.45],
      [7.65, 7.8],
    ],
    resolved: [
      [5.35, 5.85],
      [6.85, 7.4],
    ],
  };
  // The five points are locked one after another.
  const lockCue = (i) => [[3.6 + i * 0.16, 3.95 + i * 0.16], away];
  const valves = ['', 'hand-valve', 'air-valve', 'actuated-valve', 'drain-valve'];
  // Stopped for 3.2 s between the middles of both ramps: 4.8 s at 50 px/s is a whole number of 40 px dashes.
  const speed = 50;
  const halt = { stop: [4.1, 4.7], start: [7.3, 7.9] };

  document.getElementById('sheet').innerHTML =
    window.sheet() + window.plant + window.shift.drawing + window.overlay.drawing;

  const set = (id, attributes) => {
    const element = document.getElementById(id);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };

  const seekFlow = (t, clock) => {
    // Rounded, so the last frame equals the first one exactly.
    const offset = (distance) => -(Number(distance.toFixed(3)) % 40);
    const running = offset(speed * clock);
    // In the cut, the clock continues while the story waits, so the line flows until it's out of view.
    const isolated = clock === t ? offset(travel(t, speed, halt.stop, halt.start)) : running;
    const shown = 1 - hold(t, halt.stop, halt.start);
    for (const path of document.querySelectorAll('[data-flow]')) {
      const stops = path.dataset.flow === 'isolated';
      path.setAttribute('stroke-dashoffset', stops ? isolated : running);
      path.setAttribute('opacity', stops ? shown : 1);
    }
  };

  const seekZones = (t) => {
    const a = { ...hot, r: hot.r * hold(t, ...cue.hotZone) };
    const b = { ...flange, r: flange.r * hold(t, ...cue.breakZone) };
    const resolved = hold(t, ...cue.resolved);
    const tint = `color-mix(in srgb, var(--green) ${resolved * 100}%, var(--amber))`;
    set('hot-zone', { r: a.r, opacity: a.r > 1 ? 1 : 0, style: `stroke: ${tint}; fill: ${tint}` });
    set('break-zone', { r: b.r, opacity: b.r > 1 ? 1 : 0 });
    set('conflict', { d: lens(a, b) });
    set('hot-spot', { opacity: hold(t, ...cue.hotTag) });
    set('break-spot', { opacity: hold(t, ...cue.breakTag) });
  };

  const seekShift = (t) => {
    const { planned, final } = lineBreak;
    const start = mix(planned.from, final.from, hold(t, ...cue.later));
    setBar('hot', hotWork.hours, hotWork.hours.from, hold(t, ...cue.hotTag));
    setBar('break', planned, start, hold(t, ...cue.breakTag));
    setWatch(hold(t, [0.8, 1.2], away));
    setConflict(start, hold(t, cue.conflict[0], away));
  };

  const red = (k, other) => `color-mix(in srgb, var(--red) ${k * 100}%, var(--${other}))`;

  const seekLocks = (t) => {
    isolation.points.forEach((_, i) => {
      const k = hold(t, ...lockCue(i));
      const closed = ramp(k, 0.6, 1);
      set(`padlock-${i}`, {
        opacity: ramp(k, 0, 0.5),
        transform: `translate(0 ${12 * (1 - ramp(k, 0, 0.7))})`,
      });
      set(`shackle-${i}`, { transform: `translate(0 ${-7 * (1 - closed)})` });
      if (valves[i] === '') return;
      // Closed valves are filled. Only the drain is closed at first, and is locked open.
      const face = valves[i] === 'drain-valve' ? drainFace(closed) : red(closed, 'graphite');
      set(valves[i], { style: `stroke: ${red(closed, 'steel')}; fill: ${face}` });
    });
  };

  const drainFace = (open) => `color-mix(in srgb, var(--graphite) ${open * 100}%, var(--steel))`;

  const seek = (t, clock = t) => {
    seekFlow(t, clock);
    seekZones(t);
    seekShift(t);
    seekLocks(t);
    showTag('hot-tag', hold(t, ...cue.hotTag));
    showTag('break-tag', hold(t, ...cue.breakTag));
    showTag('conflict-tag', hold(t, ...cue.conflict));
    showTag('lock-tag', hold(t, [4.2, 4.8], away));
    showTag('no-conflict-tag', hold(t, ...cue.resolved));
    const later = hold(t, ...cue.later);
    setWaiting('break-tag', later);
    const { tag, planned, final } = lineBreak;
    setNote('break-tag', `${tag} ${(later < 0.5 ? planned : final).text}`);
  };

  const [breaker, downstream, air, upstream, bleed] = isolation.points;
  const list = (points, first, x, y, anchor) =>
    points.map(({ device, position }, i) => ({
      ...{ x, y: y + i * 23, anchor, color: 'red', after: 1 + i * 1.1 },
      text: `${first + i}\u2002${device} ${position.split(',')[0]}`,
    }));
  const hours = (text) => text.replace('–', ' to ');
  const { name, unit, shift } = window.facts;
  const beats = [
    {
      seconds: 3.6,
      caption: `${unit}, ${shift.toLowerCase()}. Two jobs are planned in ${hotWork.bay}.`,
    },
    {
      ...{ seconds: 4.2, story: 1.4, view: { x: 590, y: 210, width: 640 } },
      caption: `${hotWork.tag}: hot work on the pipe rack, ${hours(hotWork.hours.text)}.`,
    },
    {
      ...{ seconds: 4.4, story: 2.5, view: { x: 870, y: 400, width: 640 } },
      caption: `${lineBreak.tag}: line break at ${lineBreak.where}, ${hours(lineBreak.planned.text)}.`,
    },
    {
      ...{ seconds: 4.6, story: 3.1, view: { x: 740, y: 260, width: 900 } },
      caption: `From ${hours(overlap)}, an ignition source would be next to an open line.`,
    },
    {
      ...{ seconds: 3.4, view: { x: 700, y: 488, width: 820 } },
      notes: [{ x: 570, y: 552, anchor: 'middle', color: 'red', text: `Overlap ${overlap}` }],
      caption: `${name} flags the conflict before anyone signs.`,
    },
    {
      ...{ seconds: 4.6, story: 4.12, view: { x: 900, y: 326, width: 460 } },
      notes: list([breaker, downstream], 1, 1116, 230, 'end'),
      caption: `${isolation.tag}: heat tracing locked off, ${downstream.device} locked closed downstream.`,
    },
    {
      ...{ seconds: 5.4, story: 4.68, view: { x: 650, y: 326, width: 460 } },
      notes: list([air, upstream, bleed], 3, 434, 220, 'start'),
      caption: `${upstream.device} locked closed upstream, its air vented. ${bleed.device} bleeds to the closed drain.`,
    },
    {
      ...{ seconds: 3.8, view: { x: 770, y: 400, width: 740 } },
      caption: 'Line drained and depressurized, zero energy verified.',
    },
    {
      ...{ seconds: 4.4, story: 5.6, view: { x: 770, y: 482, width: 840 } },
      caption: `The line break moves to ${lineBreak.final.text.split('–')[0]}, after the fire watch.`,
    },
    {
      ...{ seconds: 3.4, story: 6.2, view: { x: 740, y: 270, width: 900 } },
      caption: 'No conflict. Both jobs get done on the same shift.',
    },
    {
      ...{ seconds: 3.2, view: { x: 640, y: 360, width: 1280 } },
      caption: `${name} checks every permit against every other.`,
    },
  ];

  const cut = window.cut(beats, seek);
  seek(0);
  window.film = { seconds, poster: 3.5, seek, cut };
}
