/**
 * Calculates `numerator` × `scale` ÷ `denominator` exactly, rounded half away from zero, as in accounting. With a scale of
 * 100, the result is in hundredths. Beyond 2^53, it has 15 digits.
 *
 * @param numerator a safe integer, as are the others
 * @throws RangeError if the denominator is zero, or one of the arguments isn't an integer
 */
export function divide(numerator: number, denominator: number, scale: number): number {
  return Number(roundedQuotient(BigInt(numerator) * BigInt(scale), BigInt(denominator)));
}

/** The quotient of two integers, rounded half away from zero. */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const dividend = numerator < 0n ? -numerator : numerator;
  const divisor = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return isNegative ? -rounded : rounded;
}
