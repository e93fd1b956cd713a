import { text } from './text';

/** A picture's title line, and its text alternative. */
export const drawingFrame = { title: text(60), place: text(60), seen: text(300) };

/** The tag of a piece of equipment, a permit, a plan. */
export const tag = text(10);
