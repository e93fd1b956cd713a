/** The local platform has a single app. */
export const appId = 'brazos';

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';

export interface Account {
  id: string;
  email: string;
  password: string;
  fullName: string;
  role: 'admin' | 'user';
  /** Whether the account is registered for the app. */
  registered: boolean;
  /** What it's for. */
  purpose: string;
}

/** The only accounts, for previews and tests. The sign-in page shows their passwords. */
export const seededAccounts: readonly Account[] = [
  {
    id: '690000000000000000000001',
    email: admin,
    password: 'admin-pass-1',
    fullName: 'Ada Admin',
    role: 'admin',
    registered: true,
    purpose: 'an admin, who sees the Admin Note on unknown pages',
  },
  {
    id: '690000000000000000000002',
    email: operator,
    password: 'operator-pass-1',
    fullName: 'Otto Operator',
    role: 'user',
    registered: true,
    purpose: 'a user, who sees their name and “Sign out” in the top bar',
  },
  {
    id: '690000000000000000000003',
    email: guest,
    password: 'guest-pass-1',
    fullName: 'Gina Guest',
    role: 'user',
    registered: false,
    purpose: 'not registered for the app, and sees Access Restricted',
  },
];

export function accountById(id: string): Account | undefined {
  return seededAccounts.find((account) => account.id === id);
}

/** @param sent as typed into the sign-in form */
export function accountByEmail(sent: string): Account | undefined {
  const email = sent.trim().toLowerCase();
  return seededAccounts.find((account) => account.email === email);
}
