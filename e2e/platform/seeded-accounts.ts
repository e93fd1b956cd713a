/** The local platform hosts a single app. */
export const appId = 'brazos';

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';

export interface SeededAccount {
  email: string;
  password: string;
  fullName: string;
  role: 'admin' | 'user';
  /** Whether the account is registered for the app. If not, it sees Access Restricted. */
  registered: boolean;
}

/** Accounts that always exist, for previews and tests. */
export const seededAccounts: readonly SeededAccount[] = [
  {
    email: admin,
    password: 'admin-pass-1',
    fullName: 'Ada Admin',
    role: 'admin',
    registered: true,
  },
  {
    email: operator,
    password: 'operator-pass-1',
    fullName: 'Otto Operator',
    role: 'user',
    registered: true,
  },
  {
    email: guest,
    password: 'guest-pass-1',
    fullName: 'Gina Guest',
    role: 'user',
    registered: false,
  },
];
