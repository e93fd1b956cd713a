import { vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { type Handler, json, serve } from '@/lib/platform/testing';
import { createLoginGuard } from './login-guard';
import { createSession } from './session';
import { createSettingsCache } from './settings-cache';
import { createStorage } from './storage';
import { createSessionStore } from './store';
import { memoryStorageWindow } from './testing';

export const settings = { id: 'brazos', public_settings: { theme: 'plant' } };
export const ada = { id: '7', full_name: 'Ada', role: 'admin' };
export const here = 'https://site.example/About';
export const login = `/login?from_url=${encodeURIComponent(here)}&app_id=brazos`;
/** State without a user. */
export const nobody = { user: null, isAuthenticated: false };
/** State after loading. */
export const ended = { isLoadingAuth: false, isLoadingPublicSettings: false };

export const fine: Handler = ({ url }, response) =>
  json(response, url?.endsWith('/User/me') ? ada : settings);

/** A session, not loaded yet, with a platform that responds like this. */
export async function openSession(handler: Handler, token: string | null = 'token-of-today') {
  const server = await serve(handler);
  const page = memoryStorageWindow(token === null ? {} : { base44_access_token: token, token });
  const storage = createStorage(page);
  const navigations: string[] = [];
  const loops = vi.fn();
  const store = createSessionStore();
  const client = createSiteClient({
    serverUrl: server.url,
    appId: 'brazos',
    token,
    storage: storage.tokenStorage,
    page: { url: () => here, navigate: (url) => navigations.push(url.replace(server.url, '')) },
  });
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken: () => client.auth.logout(false),
    redirectToLogin: () => client.auth.redirectToLogin(here),
    onLoginLoop: loops,
  });
  const settingsCache = createSettingsCache({ storage, now: Date.now, app: () => 'brazos' });
  const session = createSession({
    store,
    app: { client: () => client, fallBack: () => false },
    onAuthRequired: guard.handleAuthRequired,
    settingsCache,
    returnTo: () => here,
  });
  return { ...server, page, store, session, client, guard, navigations, loops };
}
