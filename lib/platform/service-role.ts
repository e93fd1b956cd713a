import { PlatformError } from './errors';
import { createModules, type Modules, type ModulesConfig } from './modules';
import { createSso, type Sso } from './sso';
import type { Transport } from './transport';

/** What a backend may do with a service token: all that users can, for any of them, but sign in. */
export interface ServiceRole<Records extends { [Name in keyof Records]: object }>
  extends Modules<Records> {
  sso: Sso;
}

/** @throws PlatformError when there is nothing that carries a service token. */
export function createServiceRole<Records extends { [Name in keyof Records]: object }>(
  wire: Transport | null,
  config: ModulesConfig,
): ServiceRole<Records> {
  if (wire === null) {
    throw new PlatformError(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      { code: 'not_sent' },
    );
  }
  return { ...createModules<Records>(wire, config), sso: createSso(wire.http, config) };
}
