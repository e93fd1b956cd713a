import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createAppSession } from '@/lib/session/app-session';
import { useAuth } from './auth-context';
import { AuthProvider } from './auth-provider';

function Probe() {
  const auth = useAuth();
  return <pre>{JSON.stringify(auth)}</pre>;
}

it('throws a clear error outside its provider', () => {
  expect(() => renderToString(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
});

it('starts loading, with nobody signed in, and renders its children', () => {
  const settings = {
    platformUrl: '',
    appId: 'brazos',
    appIds: [],
    platformOrigins: [],
    parentOrigins: [],
  };
  const html = renderToString(
    <AuthProvider session={createAppSession(settings)}>
      <Probe />
    </AuthProvider>,
  );
  expect(JSON.parse(html.replace(/<\/?pre>/g, '').replaceAll('&quot;', '"'))).toEqual({
    user: null,
    isAuthenticated: false,
    isLoadingAuth: true,
    isLoadingPublicSettings: true,
    authError: null,
    appPublicSettings: null,
  });
});
