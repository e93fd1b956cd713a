import { readSettings } from '@/lib/settings';

// Every page carries these to the browser: what only hosts need stays behind.
const { reportUrl: _, ...ofPages } = readSettings(process.env);

/** The build's settings. */
export const settings = ofPages;
