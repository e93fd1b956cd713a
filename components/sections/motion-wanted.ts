/** Whether a film may start by itself: not with reduced motion, not when the reader saves data. */
export function motionWanted(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  return !saves && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
