import type { Fault } from '../platform/platform';

/** Identifies a fault: unique among the switches. */
export function faultKey(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
