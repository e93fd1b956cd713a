// The ISO film: statements fill three families of metrics, and two of these work out a return.
{
  const { ramp } = window.timing;
  const { seekFamilies, setMetric } = window.families;
  const { seekSum, money, benefits, costs } = window.sum;
  const seconds = 9;

  document.getElementById('sheet').innerHTML =
    window.sheet() + window.families.drawing + window.sum.drawing;

  setMetric(0, `$${money(costs)}`, 'costs');
  setMetric(1, '4 of 5', 'L1 to L3');
  setMetric(2, `$${money(benefits)}`, 'benefits');

  const seek = (t) => {
    const staying = 1 - ramp(t, 8.2, 8.8);
    seekFamilies(t, staying);
    seekSum(t, 4.5, staying);
  };

  seek(0);
  window.film = { seconds, poster: 7.4, seek };
}
