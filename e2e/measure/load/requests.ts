import autocannon from 'autocannon';
import { type EntityName, entities, entityNames } from './listeners';
import type { Started } from './platform-process';

const connections = 50;
// Number of reads for each update of a record.
const readsPerUpdate = 9;

export interface RequestStats {
  /** Number of complete responses, by status. */
  byStatus: Readonly<Record<string, number>>;
  /** Number of requests without a complete response. */
  errors: number;
  seconds: number;
  /** Median and 99th percentile of the response time, in milliseconds. */
  latency: { p50: number; p99: number };
  /** Number of successful updates, by entity. */
  updates: Readonly<Record<EntityName, number>>;
}

/** Creates one record of each entity. @returns their IDs */
export async function makeRecords({ url, token }: Started): Promise<Record<EntityName, string>> {
  const create = async (name: EntityName) => {
    const response = await fetch(`${url}/api/apps/brazos/entities/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(entities[name]),
    });
    const { id }: { id: string } = await response.json();
    return id;
  };
  return {
    Task: await create('Task'),
    Permit: await create('Permit'),
    ShiftEntry: await create('ShiftEntry'),
  };
}

/** Sends requests at a constant rate; a tenth of them update a record. */
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
  const update = (name: EntityName): autocannon.Request => ({
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
    // A fixed number instead of a duration, so every request gets its response.
    amount: requestsPerSecond * seconds,
    timeout: 60,
    requests: entityNames.flatMap((name) => [...reads(name), update(name)]),
  });
  const statusCounts = Object.entries(result.statusCodeStats ?? {});
  return {
    byStatus: Object.fromEntries(statusCounts.map(([status, { count = 0 }]) => [status, count])),
    errors: result.errors + result.mismatches,
    seconds: result.duration,
    latency: { p50: result.latency.p50, p99: result.latency.p99 },
    updates,
  };
}
