import type { Platform } from '../platform';
import type { SeededAccount } from '../seeded-accounts';

/** What the command prints when it's ready: URLs and sign-in accounts. */
export function summary(platform: Platform, siteUrl: string): string {
  const accounts = platform.accounts.map((account) => [
    account.email,
    account.password,
    purpose(account),
  ]);
  return [
    '',
    ...table([
      ['Site', siteUrl],
      ['Preview desk', `${platform.url}/preview`],
      ['Platform', `${platform.generation} generation`],
    ]),
    '',
    '  Sign-in accounts',
    ...table(accounts),
    '',
    ...table([['Service token', platform.serviceToken]]),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function purpose({ role, registered }: SeededAccount): string {
  if (!registered) return 'not registered for the app: sees Access Restricted';
  if (role === 'admin') return 'admin: sees the Admin Note on unknown pages';
  return 'regular user: sees their name and "Sign out" in the top bar';
}

/** Indented lines with aligned columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(width(column))).join('   ')}`.trimEnd(),
  );
}
