import autocannon from 'autocannon';
import { type EntityName, entities, entityNames } from './listeners';
import type { Started } from './messages';

const connections = 50;
// Of each record's turn one request changes it, and the rest read.
const readsPerUpdate = 9;

export interface RequestStats {
  /** How many were answered in full, by status. */
  byStatus: Readonly<Record<string, number>>;
  /** How many were not. */
  errors: number;
  seconds: number;
  /** Milliseconds until the answer, at the median and for one in a hundred. */
  latency: { p50: number; p99: number };
  /** How many changes of an entity's record were answered with success. */
  updates: Readonly<Record<EntityName, number>>;
}

/** Makes one record of each entity. @returns their ids */
export async function makeRecords({ url, token }: Started): Promise<Record<EntityName, string>> {
  const make = async (name: EntityName) => {
    const answer = await fetch(`${url}/api/apps/brazos/entities/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(entities[name]),
    });
    const { id }: { id: string } = await answer.json();
    return id;
  };
  return {
    Task: await make('Task'),
    Permit: await make('Permit'),
    ShiftEntry: await make('ShiftEntry'),
  };
}

/** Sends so many requests, so many a second, a tenth of which change a record. */
export async function sendRequests(
  { url, token }: Started,
  ids: Readonly<Record<EntityName, string>>,
  { requestsPerSecond, seconds }: { requestsPerSecond: number; seconds: number },
): Promise<RequestStats> {
  const updates = { Task: 0, Permit: 0, ShiftEntry: 0 };
  const app = '/api/apps/brazos';
  const headers = { authorization: `Bearer ${token}` };
  const reads = (name: EntityName): autocannon.Request[] => {
    const paths = [
      '/api/apps/public/prod/public-settings/by-id/brazos',
      `${app}/entities/User/me`,
      `${app}/entities/${name}/${ids[name]}`,
    ];
    return Array.from({ length: readsPerUpdate }, (_, index) => ({
      method: 'GET',
      path: paths[index % paths.length] ?? '',
      headers,
    }));
  };
  const change = (name: EntityName): autocannon.Request => ({
    method: 'PUT',
    path: `${app}/entities/${name}/${ids[name]}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(entities[name]),
    onResponse: (status) => {
      if (status === 200) updates[name] += 1;
    },
  });
  const result = await autocannon({
    url,
    connections,
    overallRate: requestsPerSecond,
    // By number, not by time, so that each that was sent is answered.
    amount: requestsPerSecond * seconds,
    timeout: 60,
    requests: entityNames.flatMap((name) => [...reads(name), change(name)]),
  });
  const counted = Object.entries(result.statusCodeStats ?? {});
  return {
    byStatus: Object.fromEntries(counted.map(([status, { count = 0 }]) => [status, count])),
    errors: result.errors + result.mismatches,
    seconds: result.duration,
    latency: { p50: result.latency.p50, p99: result.latency.p99 },
    updates,
  };
}
