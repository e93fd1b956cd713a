import { createRoot } from 'react-dom/client';
import { Account } from '@/components/auth/account';
import { AuthProvider } from '@/components/auth/auth-provider';
import { createAppSession } from '@/lib/session/app-session';
import { OpenTasks } from './open-tasks';

const settings = {
  platformUrl: '',
  appId: 'brazos',
  appIds: [],
  platformOrigins: [],
  parentOrigins: [],
};

window.siteSession = createAppSession(settings);
window.siteSession.start();
createRoot(document.body).render(
  <AuthProvider settings={settings}>
    <Account />
    <OpenTasks />
  </AuthProvider>,
);
