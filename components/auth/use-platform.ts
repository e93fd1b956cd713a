'use client';

import { useEffect, useState } from 'react';
import type { Client, User } from '@/lib/platform';
import { useAuth, useSession } from './auth-context';

/** What a signed-in component needs. */
export interface SignedIn<Records extends { [Name in keyof Records]: object }> {
  /** The whole client, with the user's token. Calls reject with a PlatformError. */
  client: Client<Records>;
  appId: string;
  user: User;
}

/**
 * Loads the platform's client when a component uses it for a signed-in user. Each component has a client of its own:
 * when it unmounts, or its user signs out, its calls are aborted and its subscriptions end. README.md has an example.
 *
 * @typeParam Records maps each entity's name to its fields
 * @returns null while the session or the client loads, and when nobody is signed in
 * @throws during rendering, to the nearest error boundary, if the client's file can't be loaded
 */
export function usePlatform<
  Records extends { [Name in keyof Records]: object },
>(): SignedIn<Records> | null {
  const session = useSession();
  const { user, isAuthenticated } = useAuth();
  const { serverUrl, appId, token } = session.connection() ?? {};
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [loaded, setLoaded] = useState<{ client: Client<Records>; token: string } | null>(null);

  useEffect(() => {
    if (!isAuthenticated) return;
    if (serverUrl === undefined || appId === undefined || token === undefined) return;
    let stop = () => {};
    let isWanted = true;
    import('@/lib/platform').then(
      ({ createClient }) => {
        if (!isWanted) return;
        const client = createClient<Records>({ serverUrl, appId, token, storage: null });
        stop = () => client.cleanup();
        setLoaded({ client, token });
      },
      (error) => setFailure({ error }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [isAuthenticated, serverUrl, appId, token]);

  if (failure !== null) throw failure.error;
  // After an account change, this render still has the client of the account before.
  if (!isAuthenticated || user === null || loaded === null || loaded.token !== token) return null;
  return { client: loaded.client, appId: loaded.client.getConfig().appId, user };
}
