import { createRoot } from 'react-dom/client';
import { useAuth } from '@/components/auth/auth-context';
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
    <SignOut />
    <OpenTasks />
  </AuthProvider>,
);

/** On the site, it's in the HTML. */
function SignOut() {
  const { isAuthenticated } = useAuth();
  if (!isAuthenticated) return null;
  return (
    <button type="button" onClick={() => session.logout()}>
      Sign out
    </button>
  );
}
