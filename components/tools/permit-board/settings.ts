import type { Rules } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { formatDistance, toFeet, type Unit } from './distance';

/**
 * What the visitor has changed about the rules and the view, as in links: `.unit` is `m`, `.shift` is `night`, `.watch` is
 * the minutes of fire watch, `.unread` is how many lines of a list aren't on the board, and `.50` is the distance in place of 50 ft, in the unit that's shown. No tag has a dot.
 */
export type Settings = Readonly<Record<string, string>>;

/** In the unit that's shown. */
export const maxDistance = 400;
/** In minutes. */
export const maxFireWatch = 240;

export function unitOf(settings: Settings): Unit {
  return settings['.unit'] === 'm' ? 'm' : 'ft';
}

export function isNightIn(settings: Settings): boolean {
  return settings['.shift'] === 'night';
}

/** A rule's distance in feet: the visitor's, or its own. */
export function distanceIn(settings: Settings, own: number): number {
  const typed = settings[`.${own}`];
  return typed === undefined ? own : toFeet(Number(typed), unitOf(settings));
}

/** The rules with the visitor's distances and fire watch, in their unit. */
export function rulesOf({ rules }: PermitBoardContent, settings: Settings): Rules {
  const { apart, crowd, fireWatch } = rules;
  return {
    ...rules,
    apart: apart.map((each) => {
      const within = distanceIn(settings, each.within);
      const rule = each.rule.replace('[distance]', formatDistance(within, unitOf(settings)));
      return { ...each, rule, within };
    }),
    crowd: { ...crowd, rule: crowd.rule.replace('[max]', String(crowd.max)) },
    fireWatch: { ...fireWatch, minutes: Number(settings['.watch'] ?? fireWatch.minutes) },
  };
}

/** The settings with how many lines of a list aren't on the board. */
export function withUnread(settings: Settings, lines: number): Settings {
  const { '.unread': _, ...others } = settings;
  return lines === 0 ? others : { ...others, '.unread': String(lines) };
}

/** In words, what makes the findings less than those of the site's rules in all permits. */
export function limitsOf({ rules }: PermitBoardContent, settings: Settings): string[] {
  const unit = unitOf(settings);
  const own = [...new Set(rules.apart.map(({ within }) => within))];
  const distances = own
    .filter((feet) => distanceIn(settings, feet) !== feet)
    .map((feet) => [
      `Distance of ${formatDistance(feet, unit)}`,
      formatDistance(distanceIn(settings, feet), unit),
    ]);
  const minutes = settings['.watch'];
  const watch = minutes === undefined ? [] : [[rules.fireWatch.work, `${Number(minutes)} min`]];
  const lines = Number(settings['.unread'] ?? 0);
  const unread =
    lines === 0
      ? []
      : [`${lines} ${lines === 1 ? 'line' : 'lines'} of the list couldn’t be read or shown`];
  const changed = [...watch, ...distances];
  return [...unread, ...changed.map(([what, to]) => `${what} set to ${to}: rule changed here`)];
}

/** The settings in a link, without those that can't be. */
export function readSettings(params: URLSearchParams): Settings {
  return Object.fromEntries(
    [...params].filter(([name, value]) =>
      name === '.unit'
        ? value === 'm'
        : name === '.shift'
          ? value === 'night'
          : name === '.watch'
            ? readWhole(value, 0, maxFireWatch) !== null
            : name === '.unread'
              ? readWhole(value, 1, 9999) !== null
              : /^\.[1-9]\d{0,2}$/.test(name) && readWhole(value, 1, maxDistance) !== null,
    ),
  );
}

/** A whole number in a range; null if the text is anything else. */
export function readWhole(text: string, min: number, max: number): number | null {
  const value = Number(text);
  return /^ *\d{1,4} *$/.test(text) && value >= min && value <= max ? value : null;
}
