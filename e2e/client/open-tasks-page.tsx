import { createRoot } from 'react-dom/client';
import { Account } from '@/components/auth/account';
import { AuthProvider } from '@/components/auth/auth-provider';
import { startAppSession } from '@/lib/session/app-session';
import { OpenTasks } from './open-tasks';

const settings = {
  platformUrl: '',
  appId: 'brazos',
  appIds: null,
  platformOrigins: [],
  parentOrigins: [],
};

const session = startAppSession(settings);
// The test asks it.
window.siteSession = session;
createRoot(document.body).render(
  <AuthProvider session={session}>
    <Account />
    <OpenTasks />
  </AuthProvider>,
);
