import { PlatformError } from './errors';
import { createModules, type Modules, type ModulesConfig } from './modules';
import { createSso, type Sso } from './sso';
import type { Transport } from './transport';

/** What a backend can do with a service token: everything users can except sign in, for any of them, and SSO. */
export interface ServiceRole<Records extends { [Name in keyof Records]: object }>
  extends Modules<Records> {
  sso: Sso;
}

/** @throws PlatformError when there's no transport with a service token. */
export function createServiceRole<Records extends { [Name in keyof Records]: object }>(
  transport: Transport | null,
  config: ModulesConfig,
): ServiceRole<Records> {
  if (transport === null) {
    throw new PlatformError(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      { code: 'not_sent' },
    );
  }
  return { ...createModules<Records>(transport, config), sso: createSso(transport.http, config) };
}
