import { browserLaunchOptions } from '@/lib/browser';

/**
 * What Chromium would do besides showing the page: first of all two pages of its own that it loads for the
 * address bar in each new window, a second of processor time in the midst of what is measured. Such a list
 * replaces Playwright's, so that what of it keeps the browser quiet stands here again.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** How Playwright is to launch a browser that measures. */
export function benchLaunchOptions(furtherFlags: readonly string[] = []) {
  return browserLaunchOptions([
    `--disable-features=${disabledFeatures.join(',')}`,
    ...furtherFlags,
  ]);
}
