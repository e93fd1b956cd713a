import { html, raw } from 'hono/html';
import type { Origins } from '../origins';
import { seededAccounts } from '../seeded-accounts';
import { type Html, htmlPage } from './html-page';

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error }: SignInForm): Html {
  const note = html`<p class="notice" id="error" role="alert">${error}</p>`;
  const invalid = error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
  return htmlPage(
    'Sign in',
    html`${error === undefined ? '' : note}
    <form method="post" action="/login">
      <input type="hidden" name="from_url" value="${fromUrl}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid}>
      <p><button type="submit">Sign in</button></p>
    </form>
    <h2 id="accounts">Accounts you can use</h2>
    <p>They exist only on this computer.</p>
    <dl>${seededAccounts.map(
      (account) => html`<dt>${account.fullName}, ${account.purpose}</dt>
        <dd><code>${account.email}</code></dd><dd><code>${account.password}</code></dd>`,
    )}</dl>`,
  );
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return htmlPage(
    'Sign-in refused',
    html`<p class="notice" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>`,
  );
}
