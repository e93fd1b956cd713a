// Seven feeders on one busbar, as on a single-line diagram, each with a breaker, a lamp, and a name.
{
  const pitch = 128;
  const x = (pillar) => 256 + (pillar - 1) * pitch;
  const bus = 568;
  const breaker = 506;
  const lamp = { y: 288, r: 50 };
  const names = [
    'NO GUESSING',
    'LEARNING',
    'OPERATIONS',
    'PROGRAMS',
    'MEDIA',
    'STAKEHOLDERS',
    'xAPI',
  ];

  const feeder = (pillar) => {
    const at = x(pillar);
    return `<g id="pillar-${pillar}" class="pillar">
      <path class="feeder" d="M${at} ${bus}V${breaker + 22}M${at} ${breaker - 22}V${lamp.y + lamp.r}"/>
      <path class="feeder" d="M${at - 9} ${breaker - 31}l18 18m0 -18l-18 18"/>
      <path class="blade feeder" d="M${at} ${breaker + 22}V${breaker - 22}"/>
      <text class="step pillar-name" transform="translate(${at + 32} ${bus - 18}) rotate(-90)">${names[pillar - 1]}</text>
      <text class="step pillar-day" x="${at}" y="${bus + 44}" text-anchor="middle" opacity="0"></text>
      <circle class="lamp" cx="${at}" cy="${lamp.y}" r="${lamp.r}"/>
      <text class="pillar-number" x="${at}" y="${lamp.y + 20}" text-anchor="middle">${pillar}</text>
    </g>`;
  };

  const drawing =
    `<path class="bus" d="M192 ${bus}H1088"/><path class="bus live" id="bus-live"/>` +
    names.map((_, i) => feeder(i + 1)).join('') +
    `<text class="step" x="640" y="${bus + 88}" text-anchor="middle" id="bus-name">ONE RECORD</text>`;

  /** Energizes the bus, starting at the pillar that wrote first: k from 0 (dead) to 1 (energized to both ends). */
  const setBus = (k, opacity, first) => {
    const [left, right] = [x(first) - (x(first) - 192) * k, x(first) + (1088 - x(first)) * k];
    document.getElementById('bus-live').setAttribute('d', k > 0 ? `M${left} ${bus}H${right}` : '');
    document.getElementById('bus-live').setAttribute('opacity', opacity);
    document.getElementById('bus-name').style.fill = window.traces.between(
      k * opacity,
      'paper',
      'muted',
    );
  };

  /** The path from a pillar's lamp down to the bus, along it, and up to the next pillar. */
  const way = (from, to) => `M${x(from)} ${lamp.y + lamp.r}V${bus}H${x(to)}V${lamp.y + lamp.r}`;

  /** k: 0 (open, dark) to 1 (closed, lit). now: fills the lamp, 0 to 1. day: the date of its entry. */
  const setPillar = ({ pillar, k, now, color, day }) => {
    const { between } = window.traces;
    const group = document.getElementById(`pillar-${pillar}`);
    group.style.setProperty('--line', between(k, color, 'pipe'));
    group.style.setProperty('--name', between(k, color, 'muted'));
    group.style.setProperty('--face', between(now, color, 'graphite'));
    group.style.setProperty('--words', between(now, 'graphite', k > 0.5 ? color : 'steel'));
    group
      .querySelector('.blade')
      .setAttribute('transform', `rotate(${-28 * (1 - k)} ${x(pillar)} ${breaker + 22})`);
    group.querySelector('.pillar-day').textContent = day;
    group.querySelector('.pillar-day').setAttribute('opacity', k);
  };

  window.switchgear = { drawing, way, setPillar, setBus };
}
