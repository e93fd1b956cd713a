import { browserFaults } from './browsers';
import { componentFaults } from './component-errors';
import { connectionFaults } from './connections';
import { extensionFaults } from './extensions';
import { responseFaults } from './responses';
import { scriptFaults } from './scripts';
import type { SiteFault } from './site-fault';
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
