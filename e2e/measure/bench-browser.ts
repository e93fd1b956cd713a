import { browserLaunchOptions } from '@/lib/browser';

/**
 * Chromium features that would distort measurements. The worst is the omnibox popup: two internal pages that load in
 * each new window take a second of CPU time. This list replaces Playwright's, so it repeats the relevant ones from
 * there.
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

/** Playwright's launch options for a browser used for measurements. */
export function benchLaunchOptions(extraFlags: readonly string[] = []) {
  return browserLaunchOptions([`--disable-features=${disabledFeatures.join(',')}`, ...extraFlags]);
}
