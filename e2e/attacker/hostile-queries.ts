import type { Attacker } from './server';

/** Queries that name the attacker as platform or as page to return to, to a site that trusts `site`. lib/session tries far more spellings. */
export function hostileQueries(site: string, { url, port }: Attacker): string[] {
  const { host } = new URL(site);
  const servers = [
    url,
    `//127.0.0.1:${port}`,
    `http://${host}@127.0.0.1:${port}`,
    `javascript:fetch('${url}/script')`,
  ];
  const queries: Record<string, string>[] = [
    ...servers.map((server) => ({ server_url: server, from_url: server })),
    { server_url: `${site}@${url}`, app_id: `../../..//${url}` },
    { app_id: '../../auth/logout?from_url=/#', functions_version: '..\r\nX: y' },
    { base44_server_url: url },
  ];
  return queries.map((query) => `?${new URLSearchParams(query)}`);
}

/** Queries that try to end a session, or to replace it by the attacker's. */
export function accountQueries(attackerToken: string, { url }: Attacker): string[] {
  const access_token = attackerToken;
  const attempts: Record<string, string>[] = [
    { access_token },
    { access_token: 'rubbish' },
    { clear_access_token: 'true', access_token },
    { app_id: 'other', access_token },
    { server_url: url, access_token },
    { brazos_nonce: '0'.repeat(32), access_token },
  ];
  return attempts.map((fields) => `?${new URLSearchParams(fields)}`);
}
