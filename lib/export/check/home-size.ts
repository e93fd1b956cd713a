import { statSync } from 'node:fs';
import { join } from 'node:path';
import { firstRoundTripBytes } from '@/lib/budgets';

/** What to tell the person who builds if Home's HTML doesn't fit into the first round trip; null if it does. */
export function homeSizeWarning(out: string): string | null {
  const { size } = statSync(join(out, 'index.html.br'));
  if (size <= firstRoundTripBytes) return null;
  const [actual, room] = [size, firstRoundTripBytes].map((bytes) => bytes.toLocaleString('en-US'));
  return `Warning: Home’s HTML has ${actual} bytes. Above ${room}, its first view needs another round trip to the host. To avoid that, shorten content/home.yaml.`;
}
