import type { ComponentType } from 'react';

/** The module of an island: its component, which gets its props as JSON. */
interface IslandModule {
  // Only its own marker has the props for it.
  default: ComponentType<never>;
}

/** The islands, by the names in their markers. */
export const islands = {
  AgentDialog: () => import('@/components/sections/agent-dialog'),
  AskUnit: () => import('@/components/tools/ask/ask-unit'),
  EarnedValueCalculator: () => import('@/components/tools/earned-value/earned-value-calculator'),
  IsolationWalkthrough: () => import('@/components/tools/isolation/isolation-walkthrough'),
  LockoutCheck: () => import('@/components/tools/isolation/lockout-check'),
  MainMenu: () => import('@/components/shell/main-menu'),
  PermitConflictBoard: () => import('@/components/tools/permit-board/permit-conflict-board'),
  RecordTag: () => import('@/components/tools/records/record-tag'),
  RoiCalculator: () => import('@/components/tools/roi/roi-calculator'),
  Search: () => import('@/components/shell/search/search'),
  SessionScreens: () => import('@/components/auth/session-screens'),
  ShiftBoard: () => import('@/components/tools/shift-board/shift-board'),
  SpotTheError: () => import('@/components/tools/spot-the-error/spot-the-error'),
} satisfies Record<string, () => Promise<IslandModule>>;

export type IslandName = keyof typeof islands;

export function isIslandName(name: unknown): name is IslandName {
  return typeof name === 'string' && Object.hasOwn(islands, name);
}

/** What hydrates an island: React, and a function. */
export const loadHydration = () => import('./hydrate');
