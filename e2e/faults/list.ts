import { responseFaults } from './answers';
import { browserFaults } from './browsers';
import { connectionFaults } from './connections';
import { componentFaults } from './parts';
import { extensionFaults } from './readers';
import type { SiteFault } from './scene';
import { scriptFaults } from './scripts';
import { statusFaults } from './statuses';

/** All that can go wrong, by where it does. */
export const faultGroups: Record<string, readonly SiteFault[]> = {
  connections: connectionFaults,
  answers: responseFaults,
  statuses: statusFaults,
  browsers: browserFaults,
  scripts: scriptFaults,
  parts: componentFaults,
  readers: extensionFaults,
};

/** Home, a page of cards, a long one, a legal text with its date, a placeholder, and none. */
export const faultPaths = [
  '/',
  '/AITeam',
  '/Capabilities',
  '/TermsOfService',
  '/ShiftLog',
  '/NoSuchPage',
] as const;
