import { type Account, serviceAccountId } from './store/accounts';

/** Authenticates a server as the service role. Publicly known, like the seeded accounts' passwords. */
export const serviceToken = 'brazos-service-token-1';

const createdDate = '2025-10-28T00:00:00.000Z';

/** The identity behind the service token: not a stored account, but with admin rights. */
export const serviceAccount: Account = {
  id: serviceAccountId,
  email: 'service@plant.example',
  password_hash: '',
  full_name: 'Service role',
  role: 'admin',
  registered: true,
  verified: true,
  data: {},
  created_date: createdDate,
  updated_date: createdDate,
};
