// The gauging stations along the river, and how the water reaches them.
{
  const { ramp, hold } = window.timing;
  const { showTrace, between } = window.traces;
  const { streams } = window.map;
  const { values } = window.facts;
  const away = [9, 9.7];

  // Positions along the river, as a share of its length, with the gauge's offset from it.
  const stations = [
    { share: 0.17, offset: -76 },
    { share: 0.42, offset: 78 },
    { share: 0.63, offset: -78 },
    { share: 0.83, offset: 78 },
  ].map((station, i) => ({ ...station, value: values[i], from: 2.9 + i * 1.5 }));

  /**
   * Adds the stations to a sheet with the map. `gauge` returns where the gauge of a point of the river is, which is at an
   * offset, and `caption` where a gauge's value is: { x, y, anchor }. `shares` has other positions along the river.
   *
   * @returns a function that draws second t; continuous flow follows the clock
   */
  const survey = (sheet, { gauge, caption, shares = stations.map(({ share }) => share) }) => {
    const course = sheet.querySelector('#river .trace');
    const places = stations.map(({ offset }, i) => {
      const at = course.getPointAtLength(shares[i] * course.getTotalLength());
      return { at, center: gauge(at, offset) };
    });
    const drawn = stations.map(({ value }, i) => {
      const { at, center } = places[i];
      const { x, y, anchor } = caption(i, center);
      const offset = [center.x - at.x, center.y - at.y];
      const [dx, dy] = offset.map((side) => side * (1 - 31 / Math.hypot(...offset)));
      return `<g id="station-${i}" class="station">
        <path d="M${at.x} ${at.y}l${dx} ${dy}"/><circle class="gauge" cx="${center.x}" cy="${center.y}" r="30"/>
        <path id="needle-${i}" class="needle" d="M${center.x} ${center.y + 12}V${center.y - 20}"/>
        <circle class="dot" cx="${at.x}" cy="${at.y}" r="7"/></g>
        <text class="value" id="value-${i}" x="${x}" y="${y}" text-anchor="${anchor}">${value}</text>`;
    });
    sheet.insertAdjacentHTML('beforeend', drawn.join(''));

    return (t, clock = t) => {
      // Rounded, so the last frame equals the first one exactly.
      const offset = -(Number((clock * 40).toFixed(3)) % 40);
      for (const path of document.querySelectorAll('.flow')) {
        path.setAttribute('stroke-dashoffset', offset);
      }
      const staying = 1 - ramp(t, ...away);
      streams.forEach((_, i) => {
        showTrace(`stream-${i}`, ramp(t, 0.3 + i * 0.2, 2.2 + i * 0.2), staying);
      });
      const reached = stations.reduce(
        (sum, { from }, i) =>
          sum + ramp(t, from - 0.6, from + 0.2) * (shares[i] - (shares[i - 1] ?? 0)),
        0,
      );
      showTrace('river', reached + ramp(t, 7.9, 8.9) * (1 - shares[3]), staying);
      stations.forEach(({ from }, i) => {
        const lit = ramp(t, from, from + 0.4) * staying;
        const group = document.getElementById(`station-${i}`);
        group.style.setProperty('--line', between(lit, 'paper', 'pipe'));
        const until = stations[i + 1]?.from;
        const leave = until === undefined ? [8.6, 8.9] : [until - 0.25, until + 0.05];
        const now = hold(t, [from, from + 0.4], leave);
        group.style.setProperty('--face', between(now, 'paper', 'graphite'));
        group.style.setProperty('--needle', between(now, 'graphite', lit > 0.5 ? 'paper' : 'pipe'));
        const { x, y } = places[i].center;
        window.set(`needle-${i}`, { transform: `rotate(${-50 + 100 * lit} ${x} ${y})` });
        document.getElementById(`value-${i}`).style.fill = between(lit, 'paper', 'muted');
      });
    };
  };

  window.survey = { stations, survey };
}
