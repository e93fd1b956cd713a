import { array, int, maximum, maxLength, minimum, object, record, string } from 'zod/mini';

const text = string().check(maxLength(40));
/** In minutes of the day, up to the next one. */
const time = int().check(minimum(-1440), maximum(2 * 1440));

/** What's on the board, as in links. The equipment follows from the place. */
export const boardSchema = object({
  jobs: array(
    object({
      tag: text,
      work: text,
      place: text,
      bay: int(),
      from: time,
      until: time,
    }),
  ).check(maxLength(30)),
  settings: record(text, text),
});
