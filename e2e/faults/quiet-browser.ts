import { browserLaunchOptions } from '@/lib/browser';

/** Without fonts of the site, which come when they come and move a line or two: no fault does that. */
export const matrixLaunchOptions = () => browserLaunchOptions(['--disable-remote-fonts']);
