import { type Account, serviceAccountId } from './store/accounts';

/** What a server shows to act as the service role; known, like the passwords of the seeded accounts. */
export const serviceToken = 'brazos-service-token-1';

const made = '2025-10-28T00:00:00.000Z';

/** Who calls with the service token: nobody's account, with the rights of an admin. */
export const serviceAccount: Account = {
  id: serviceAccountId,
  email: 'service@plant.example',
  password_hash: '',
  full_name: 'Service role',
  role: 'admin',
  registered: true,
  verified: true,
  data: {},
  created_date: made,
  updated_date: made,
};
