import { browserFaults } from './browsers';
import { componentFaults } from './component-errors';
import { connectionFaults } from './connections';
import { extensionFaults } from './extensions';
import { responseFaults } from './responses';
import { scriptFaults } from './scripts';
import type { SiteFault } from './site-fault';
import { statusFaults } from './statuses';

/** All faults, by where they occur. */
export const faultGroups: Record<string, readonly SiteFault[]> = {
  connections: connectionFaults,
  answers: responseFaults,
  statuses: statusFaults,
  browsers: browserFaults,
  scripts: scriptFaults,
  parts: componentFaults,
  readers: extensionFaults,
};

/** Home, a page of cards, a long page, a legal page with a date, a placeholder, and an unknown path. */
export const faultPaths = [
  '/',
  '/AITeam',
  '/Capabilities',
  '/TermsOfService',
  '/ShiftLog',
  '/NoSuchPage',
] as const;
