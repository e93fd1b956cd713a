import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth-context';

function Probe() {
  const auth = useAuth();
  return <pre>{JSON.stringify(auth)}</pre>;
}

it('throws a clear error outside its provider', () => {
  expect(() => renderToString(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
});
