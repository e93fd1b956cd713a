import {
  array,
  boolean,
  enum as enumOf,
  int,
  maximum,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  record,
  regex,
  string,
} from 'zod/mini';

const text = string().check(maxLength(100));
const whole = (min: number, max: number) => int().check(minimum(min), maximum(max));
/** In minutes of the board's day. Isolations may begin, and end, a month from it. */
const time = whole(-31 * 1440, 31 * 1440);
/** In feet. */
const areaEnd = nullable(whole(0, 40_000));

/** What's on the board, as in links. The equipment follows from the place, unless that's only an area. */
export const boardSchema = object({
  day: string().check(regex(/^20\d\d-\d\d-\d\d$/)),
  span: object({ from: whole(0, 7 * 1440), until: whole(0, 7 * 1440) }),
  jobs: array(
    object({
      tag: text,
      work: text,
      place: text,
      description: optional(text),
      equipment: optional(nullable(text)),
      bay: int(),
      from: time,
      until: time,
    }),
  ).check(maxLength(30)),
  settings: object({
    unit: enumOf(['ft', 'm']),
    fireWatch: nullable(whole(0, 240)),
    distances: record(text, number().check(minimum(0), maximum(7000))),
    unread: whole(0, 9999),
    unreadTags: array(text).check(maxLength(12)),
    unsureTags: array(text).check(maxLength(30)),
    unusedColumns: array(text).check(maxLength(12)),
    isUndated: boolean(),
    morning: nullable(whole(0, 7 * 1440)),
    title: text,
    place: text,
    areas: array(object({ name: text, from: areaEnd, to: areaEnd })).check(maxLength(30)),
  }),
});
