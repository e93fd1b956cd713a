import { formatTime } from '@/lib/calculations/hours';

/** A time in a question, as written: "HH:MM", or why it can't be read for certain. */
export type TimeInText = { written: string } & ({ time: string } | { why: string });

const clock = /\b(\d{1,2}):(\d{2})\s*([ap]\.?m\.?)?(?!\d)/i;
const hourOfDay = /\b(\d{1,2})\s*([ap]\.?m\b\.?)/i;
const fourDigits = /\b(\d{2})(\d{2})\s*(?:h|hrs|hours)\b/i;
const bareHour =
  /\b(?:at|since|after|by|before|until|around)\s+(\d{1,2})(?![\d:/%.-]|\s*(?:bays?|ft|feet|%))\b/i;

/** The first time in a text; null without one. A bare hour is read as the only one in the shift, 06:00 to 18:00. */
export function findTime(text: string): TimeInText | null {
  const [named] = /\b(?:noon|midday|midnight)\b/i.exec(text) ?? [];
  if (named !== undefined) {
    return { written: named, time: /midnight/i.test(named) ? '00:00' : '12:00' };
  }
  const exact = clock.exec(text);
  if (exact !== null) return toTime(exact[0], Number(exact[1]), Number(exact[2]), exact[3]);
  const half = hourOfDay.exec(text);
  if (half !== null) return toTime(half[0], Number(half[1]), 0, half[2]);
  const military = fourDigits.exec(text);
  if (military !== null) return toTime(military[0], Number(military[1]), Number(military[2]));
  const bare = bareHour.exec(text);
  if (bare === null) return null;
  const hour = Number(bare[1]);
  if (hour === 6) return { written: bare[0], why: 'It could be 06:00 or 18:00.' };
  return toTime(bare[0], hour >= 1 && hour <= 5 ? hour + 12 : hour, 0);
}

function toTime(written: string, hour: number, minute: number, half = ''): TimeInText {
  const isPm = /^p/i.test(half);
  const isHalf = half !== '';
  if (minute > 59 || hour > 23 || (isHalf && (hour < 1 || hour > 12))) {
    return { written, why: 'It isn’t a time.' };
  }
  const hours = isHalf ? (hour % 12) + (isPm ? 12 : 0) : hour;
  return { written, time: formatTime(hours * 60 + minute) };
}
