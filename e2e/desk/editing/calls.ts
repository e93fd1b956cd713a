/* Calls from the page in the frame, through the desk, to the desk's server. */

export const callNames = ['open', 'find', 'check', 'save', 'entry', 'usage', 'undo'] as const;
export type CallName = (typeof callNames)[number];

export function isCallName(name: unknown): name is CallName {
  return callNames.some((known) => known === name);
}
