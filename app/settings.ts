import { readSettings } from '@/lib/settings';

/** The build's settings, checked: a malformed one stops the build with its name. */
export const settings = readSettings(process.env);
