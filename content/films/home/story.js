// The Home film: two permits, one clash, found and resolved. `film` is what the renderer asks for.
{
  const { ramp, hold, travel, mix } = window.timing;
  const { showTag, setWaiting, setNote } = window.tags;
  const { lens } = window.zones;
  const { setBar, setClash } = window.shift;
  const { hot, flange } = window.overlay;
  const seconds = 8;

  // Seconds at which each thing enters and leaves.
  const away = [6.95, 7.6];
  const cue = {
    hotTag: [[0.3, 0.95], away],
    breakTag: [[0.95, 1.6], away],
    hotZone: [[0.9, 2.3], away],
    breakZone: [
      [1.5, 2.6],
      [4.7, 5.35],
    ],
    clash: [
      [2.55, 3.05],
      [4.7, 5.1],
    ],
    lock: [[3.6, 4.2], away],
    // Goes back unseen, once everything has left.
    later: [
      [4.7, 5.45],
      [7.65, 7.8],
    ],
    cleared: [
      [5.35, 5.85],
      [6.85, 7.4],
    ],
  };
  // Halted for 3.2 s between the middles: 4.8 s at 50 px/s is a whole number of 40 px dashes.
  const speed = 50;
  const halt = { stop: [4.1, 4.7], start: [7.3, 7.9] };

  document.getElementById('sheet').innerHTML =
    window.sheet() + window.plant + window.shift.drawing + window.overlay.drawing;

  const set = (id, attributes) => {
    const element = document.getElementById(id);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };

  const seekFlow = (t) => {
    // Rounded, so that the last frame is the first one to the pixel.
    const offset = (distance) => -(Number(distance.toFixed(3)) % 40);
    const running = offset(speed * t);
    const isolated = offset(travel(t, speed, halt.stop, halt.start));
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
    const cleared = hold(t, ...cue.cleared);
    const tint = `color-mix(in srgb, var(--green) ${cleared * 100}%, var(--amber))`;
    set('hot-zone', { r: a.r, opacity: a.r > 1 ? 1 : 0, style: `stroke: ${tint}; fill: ${tint}` });
    set('break-zone', { r: b.r, opacity: b.r > 1 ? 1 : 0 });
    set('clash', { d: lens(a, b) });
    set('hot-spot', { opacity: hold(t, ...cue.hotTag) });
    set('break-spot', { opacity: hold(t, ...cue.breakTag) });
  };

  const seekShift = (t) => {
    const start = mix(10, 13, hold(t, ...cue.later));
    setBar('hot', 8, hold(t, ...cue.hotTag));
    setBar('break', start, hold(t, ...cue.breakTag));
    setClash(start, hold(t, cue.clash[0], away));
  };

  const seekLock = (t) => {
    const k = hold(t, ...cue.lock);
    const closed = ramp(k, 0.6, 1);
    set('padlock', {
      opacity: ramp(k, 0, 0.5),
      transform: `translate(0 ${16 * (1 - ramp(k, 0, 0.7))})`,
    });
    set('shackle', { transform: `translate(0 ${-10 * (1 - closed)})` });
    set('isolation-valve', {
      style: `stroke: color-mix(in srgb, var(--red) ${closed * 100}%, var(--steel)); fill: color-mix(in srgb, var(--red) ${closed * 100}%, var(--graphite))`,
    });
  };

  const seek = (t) => {
    seekFlow(t);
    seekZones(t);
    seekShift(t);
    seekLock(t);
    showTag('hot-tag', hold(t, ...cue.hotTag));
    showTag('break-tag', hold(t, ...cue.breakTag));
    showTag('clash-tag', hold(t, ...cue.clash));
    showTag('lock-tag', hold(t, [3.9, 4.5], away));
    showTag('cleared-tag', hold(t, ...cue.cleared));
    const later = hold(t, ...cue.later);
    setWaiting('break-tag', later);
    setNote('break-tag', later < 0.5 ? 'PERMIT 10:00–14:00' : 'PERMIT 13:00–17:00');
  };

  seek(0);
  window.film = { seconds, poster: 3.5, seek };
}
