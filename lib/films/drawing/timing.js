// Motion as pure functions of time, in seconds. All easing is cubic in-out.
{
  const clamp = (x) => Math.min(1, Math.max(0, x));
  const ease = (u) => (u < 0.5 ? 4 * u ** 3 : 1 - 4 * (1 - u) ** 3);

  /** 0 before `from`, 1 after `to`, eased between. */
  const ramp = (t, from, to) => ease(clamp((t - from) / (to - from)));

  /** Rises during `enter` [from, to], stays 1, falls during `leave` [from, to]. */
  const hold = (t, enter, leave) => ramp(t, ...enter) - ramp(t, ...leave);

  const mix = (a, b, k) => a + (b - a) * k;

  window.timing = { ramp, hold, mix };

  /** Sets attributes of the element with an ID. */
  window.set = (id, attributes) => {
    const element = document.getElementById(id);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
}
