// What the P&ID shows at each moment of the register: valves, locks, and flows. It changes as the story plays.
{
  const { ramp, mix } = window.timing;
  const { moments, locks } = window.facts;
  const find = (id) => document.getElementById(id);

  // The second of the story at which each moment comes: faster from lock to lock.
  let second = 0;
  const cues = moments.map((moment, i) => {
    if (i > 0) second += moment.locked && moments[i - 1].locked ? 0.34 : 0.7;
    return { ...moment, second };
  });
  const hours = ({ time }) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

  // A change is complete when its moment comes, so no sign announces what isn't done.
  const lead = 0.3;

  /** The moment before second t, the one at it, and how far the change between them is: 0 to 1. */
  const momentAt = (t) => {
    const index = cues.findLastIndex((cue) => cue.second - lead <= t);
    const [now, before] = [cues[index], cues[Math.max(0, index - 1)]];
    return { now, before, k: ramp(t, now.second - lead, now.second) };
  };

  const colorOf = (state) => (state.startsWith('locked') ? 'blue' : 'steel');
  const isShut = (state) => /closed|off/.test(state);
  const faceOf = (state) => (isShut(state) ? colorOf(state) : 'graphite');
  const blend = (of, before, now, k) =>
    `color-mix(in srgb, var(--${of(now)}) ${k * 100}%, var(--${of(before)}))`;

  const seekDevice = (element, before, now, k) => {
    element.style.stroke = blend(colorOf, before, now, k);
    element.style.fill = blend(faceOf, before, now, k);
  };

  const seekBreaker = (element, before, now, k) => {
    seekDevice(element, before, now, k);
    const angle = mix(isShut(before) ? -32 : 0, isShut(now) ? -32 : 0, k);
    const { x, y } = element.getBBox();
    element.setAttribute('transform', `rotate(${angle} ${x} ${y})`);
  };

  const seekDevices = ({ now, before, k }) => {
    for (const element of document.querySelectorAll('[id^="valve-"]')) {
      const tag = element.id.slice('valve-'.length);
      const seek = element.classList.contains('blade') ? seekBreaker : seekDevice;
      seek(element, before.states[tag], now.states[tag], k);
    }
    // FV-203 is part of the flow loop, and shut while the exchanger has no feed.
    const shut = (moment) => (moment.flowing.includes('feed') ? 'open' : 'closed');
    seekDevice(find('control-valve'), shut(before), shut(now), k);
  };

  const seekLocks = ({ now, before, k }) => {
    for (const { device } of locks) {
      const locked = (moment) => Number(moment.states[device].startsWith('locked'));
      const seen = mix(locked(before), locked(now), k);
      window.set(`padlock-${device}`, {
        opacity: seen,
        transform: `translate(0 ${12 * (1 - seen)})`,
      });
      window.set(`shackle-${device}`, { transform: `translate(0 ${-7 * (1 - seen)})` });
    }
  };

  /** Draws the P&ID at second t of the story. Flows follow the clock. */
  const seekStates = (t, clock) => {
    const moment = momentAt(t);
    seekDevices(moment);
    seekLocks(moment);
    // Rounded, so the last frame equals the first one exactly.
    const offset = -(Number((48 * clock).toFixed(3)) % 40);
    for (const path of document.querySelectorAll('[data-flow]')) {
      const flows = (at) => Number(at.flowing.includes(path.dataset.flow));
      path.setAttribute('stroke-dashoffset', offset);
      path.setAttribute('opacity', mix(flows(moment.before), flows(moment.now), moment.k));
    }
  };

  /** The hour of the shift at second t of the story, such as 7.5. */
  const hourAt = (t) => {
    const { now, before, k } = momentAt(t);
    return mix(hours(before), hours(now), k);
  };

  window.states = { seekStates, hourAt, cues };
}
