import { browserLaunchOptions } from '@/lib/browser';

/** Without the site's fonts: when they load late, they shift a line or two, which would look like a fault's effect. */
export const matrixLaunchOptions = () => browserLaunchOptions(['--disable-remote-fonts']);
