import type { Fault } from '../platform/platform';

/** What tells the switches' faults apart. */
export function keyOf(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
