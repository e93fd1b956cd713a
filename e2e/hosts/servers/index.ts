import { caddy } from './caddy';
import type { HostKind } from './host';
import { local } from './local';
import { nginx } from './nginx';
import { cloudflarePages, cloudflareWorkers } from './workerd';

export const hosts: readonly HostKind[] = [nginx, caddy, cloudflarePages, cloudflareWorkers, local];
