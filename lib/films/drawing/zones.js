// Hatching for conflicts.
{
  const hatch = (id) =>
    `<pattern id="${id}" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="11" height="11" fill="var(--red)" fill-opacity="0.16" stroke="none"/>
      <path d="M3 0V11" stroke="var(--red)" stroke-width="3"/>
    </pattern>`;

  window.zones = { hatch };
}
