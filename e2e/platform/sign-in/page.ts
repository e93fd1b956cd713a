import { html, raw } from 'hono/html';
import type { Origins } from '../origins';
import { seededAccounts } from '../seeded-accounts';
import { type Html, page } from './sheet';

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error }: SignInForm): Html {
  const note = html`<p class="error" id="error" role="alert">${error}</p>`;
  const invalid = error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
  return page({
    title: 'Sign in',
    hint: 'SIGN IN TO OPEN',
    entrance: html`${error === undefined ? '' : note}
    <form method="post" action="/login">
      <input type="hidden" name="from_url" value="${fromUrl}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid}>
      <button type="submit">Sign in</button>
    </form>`,
    rest: html`<section class="sheet accounts" aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for the platform, for previews and tests. Its accounts exist only on this computer.</p>
      <dl>${seededAccounts.map(
        (account) => html`<div>
          <dt>${account.fullName}, ${statusOf(account)}</dt>
          <dd><code>${account.email}</code> <code>${account.password}</code></dd>
        </div>`,
      )}</dl>
    </section>`,
  });
}

function statusOf({ registered, role }: (typeof seededAccounts)[number]): string {
  if (!registered) return 'not registered for the app';
  return role === 'admin' ? 'an admin' : 'a user';
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return page({
    title: 'Sign-in refused',
    hint: 'DO NOT OPERATE',
    entrance: html`<p class="error" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>`,
  });
}
