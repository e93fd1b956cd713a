import { maxCents } from './amount';
import { roundedQuotient } from './divide';
import { toPlainText } from './plain-text';
import { type Digits, readSeparators } from './separators';

interface UnitRules {
  /** What to type. */
  what: string;
  /** In hundredths. */
  max: number;
  /** Words and signs before and after the number, in lower case. */
  signs?: RegExp;
}

const units = {
  dollars: {
    what: 'an amount in dollars, like 42,000',
    max: maxCents,
    // A dash may be in place of no cents.
    signs: /^((us ?)?\$|usd) ?|(?<=\d[.,])-{1,2}(?= ?\D*$)| ?((us ?)?\$|usd|dollars?)$/g,
  },
  hours: { what: 'a number of hours', max: maxCents, signs: / ?(h|hrs?|hours?)\.?$/ },
  amount: { what: 'an amount, like 42,000', max: maxCents },
  percent: { what: 'a percentage up to 100', max: 10_000, signs: / ?%$/ },
  count: { what: 'a number', max: 10_000_000 },
  index: { what: 'a number', max: 999 },
} satisfies Record<string, UnitRules>;

/** Nobody writes longer figures, and an expression could take long to read one. */
const maxLength = 40;

/** Those that people shorten: “42k”. */
const scaledUnits: readonly string[] = ['dollars', 'hours', 'amount'];

/** What a field takes. */
export type Unit = keyof typeof units;

/** A number in hundredths (cents, for dollars), with fractions of them rounded, or why it can't be read. */
export type NumberRead =
  | { value: number; problem: null }
  /** A sentence or two that say what to type. */
  | { value: null; problem: string };

const [k, m] = [1000n, 1_000_000n];
const scales: Record<string, bigint> = { k, m, mm: m, million: m };
const scaled = /^([\d.,' ]+?) ?(k|mm?|million|)$/;

/**
 * Reads a number as people type or paste it, such as “$42,000”, “42k”, “1.234,56”, “USD 42 000”, “12%”, or “٤٢٬٠٠٠”. What
 * could be two numbers, or the same digits with another decimal point, isn't guessed.
 */
export function readNumber(text: string, unit: Unit): NumberRead {
  const { what, max, signs = /$^/ }: UnitRules = units[unit];
  const fail = (why: string): NumberRead => ({ value: null, problem: `${why}Enter ${what}.` });
  if (text.length > maxLength) return fail(`It’s longer than ${maxLength} characters. `);
  const typed = toPlainText(text).replace(/^["“'+]+|["”]+$/g, '');
  const [, digits = '', scale = ''] = scaled.exec(typed.replace(signs, '')) ?? [];
  if (digits === '' || (scale !== '' && !scaledUnits.includes(unit)))
    return fail(explain(typed, unit));
  const readings = readSeparators(digits, scale !== '')
    .map((each) => toHundredths(each, scales[scale] ?? 1n))
    .filter((value, _, all) => all.length === 1 || value <= max);
  const [value, other] = readings.map(Number);
  if (value === undefined) return fail(several);
  if (other !== undefined) return ask(format(value), format(other));
  if (value > max) return fail(`The limit is ${format(max)}. `);
  // A share of 1, or a percentage?
  if (unit === 'percent' && value > 0 && value < 100 && typed === digits) {
    return ask(`${value}%`, `${value / 100}%`);
  }
  return { value, problem: null };
}

function ask(one: string, two: string): NumberRead {
  return { value: null, problem: `That could be ${one} or ${two}. Enter one of them.` };
}

const several = 'That may be more than one number. ';

const otherUnit = /[%\p{Sc}]|^[a-z]{3} ?\d|\d ?[a-z]{3}$/u;

/** Why a text isn't a number; empty if there's nothing to say about it. */
function explain(typed: string, unit: Unit): string {
  if (unit === 'dollars' && otherUnit.test(typed.replace(/us ?\$|usd|(?<![a-z])\$/g, ''))) {
    return 'It isn’t in dollars. ';
  }
  if (/\d.*[^\w.,'%]\D*\d/s.test(typed)) return several;
  return /^(usd?)?[ $]*[-(]|-$/.test(typed) ? 'It can’t be negative. ' : '';
}

function toHundredths({ whole, fraction }: Digits, scale: bigint): bigint {
  return roundedQuotient(BigInt(whole + fraction) * scale * 100n, 10n ** BigInt(fraction.length));
}

function format(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-US');
}
