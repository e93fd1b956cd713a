import type { Fault } from '../platform/platform';

/** What tells the switches' faults apart. */
export function faultKey(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
