import { browserLaunch } from '@/lib/browser';

/** Without fonts of the site, which come when they come and move a line or two: no fault does that. */
export const quietBrowser = () => browserLaunch(['--disable-remote-fonts']);
