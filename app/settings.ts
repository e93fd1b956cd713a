import { readSettings } from '@/lib/settings';

// These are sent to the browser with every page, so leave out what only hosts need.
const { reportUrl: _, ...publicSettings } = readSettings(process.env);

/** The build's settings. */
export const settings = publicSettings;
