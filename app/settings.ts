import { readSettings } from '@/lib/settings';

// These are sent to the browser with every page, so leave out what only hosts need.
const { reportUrl: _, preview, ...publicSettings } = readSettings(process.env);

/** The build's settings. */
export const settings = publicSettings;

/** Whether drafts are shown, and what's for later days: in previews and in `next dev`. */
export const hasDrafts = preview;

/** Whether this is a preview to put on a host. `next dev` shows drafts too, but no ribbon while someone writes. */
export const isPreview = preview && process.env.NODE_ENV === 'production';
