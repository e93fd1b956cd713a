import { type Areas, type AreasConfig, createAreas } from './areas';
import { PlatformError } from './errors';
import { createSso, type Sso } from './sso';
import type { Wire } from './wire';

/** What a backend may do with a service token: all that users can, for any of them, but sign in. */
export interface ServiceRole<Records extends { [Name in keyof Records]: object }>
  extends Areas<Records> {
  sso: Sso;
}

/** @throws PlatformError when there is nothing that carries a service token. */
export function createServiceRole<Records extends { [Name in keyof Records]: object }>(
  wire: Wire | null,
  config: AreasConfig,
): ServiceRole<Records> {
  if (wire === null) {
    throw new PlatformError(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      { code: 'not_sent' },
    );
  }
  return { ...createAreas<Records>(wire, config), sso: createSso(wire.http, config) };
}
