import { z } from 'zod';

/** The local platform hosts a single app. */
export const appId = 'brazos';

const seededAccountSchema = z.object({
  email: z.email(),
  password: z.string().min(8),
  fullName: z.string(),
  role: z.enum(['admin', 'user']),
  /** Whether the account is registered for the app. If not, it sees Access Restricted. */
  registered: z.boolean(),
});

export type SeededAccount = z.infer<typeof seededAccountSchema>;

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';

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
