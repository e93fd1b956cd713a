import { text } from './text';

/** What stands on a picture's title line, and what it shows, for who does not see it. */
export const sheet = { title: text(60), place: text(60), seen: text(300) };

/** The tag of a piece of equipment, a permit, a plan. */
export const tag = text(10);
