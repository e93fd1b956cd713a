import { text } from './text';

/** Title line and text alternative of a drawing. */
export const drawingFrame = { title: text(60), place: text(60), seen: text(300) };

/** Tag of a piece of equipment, a permit, or a plan. */
export const tag = text(10);
