import { html, raw } from 'hono/html';
import type { Origins } from '../origins';
import { seededAccounts } from '../seeded-accounts';
import { serviceToken } from '../store/accounts';
import { type Html, page } from './sheet';

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error }: SignInForm): Html {
  const accounts = seededAccounts.map(({ fullName, role, registered, ...account }) => {
    const kind = role === 'admin' ? 'an admin' : 'a user';
    const status = registered ? kind : 'not registered for the app';
    return html`<div><dt>${fullName}, ${status}</dt><dd><code>${account.email}</code> <code>${account.password}</code></dd></div>`;
  });
  const form = html`<form method="post" action="/login">
      ${hidden('from_url', fromUrl)}
      ${emailField(email, error)}
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid(error)}>
      <button type="submit">Sign in</button>
    </form>`;
  const about = 'the platform, for previews and tests. Its accounts exist only on this computer.';
  const others = html`<dl>${accounts}
      <div><dt>Service role, for servers that call the platform</dt><dd><code>${serviceToken}</code></dd></div></dl>`;
  return formPage({ title: 'Sign in', error, form, about, others });
}

interface ProviderForm {
  /** Such as Google. */
  provider: string;
  /** The path that the form is sent to. */
  action: string;
  /** The request's parameters, of which the form sends along app_id, from_url, and popup_origin. */
  params: URLSearchParams;
  error?: string;
}

/** Where a provider would ask for its account. Works without scripts; everything in it is escaped. */
export function providerPage({ provider, action, params, error }: ProviderForm): Html {
  const fields = ['app_id', 'from_url', 'popup_origin'].map((name) => {
    const value = params.get(name);
    return value === null ? '' : hidden(name, value);
  });
  const formWith = (body: Html) =>
    html`<form method="post" action="${action}">${fields}${body}</form>`;
  const form = formWith(html`${emailField('', error)} <button type="submit">Continue</button>`);
  const others = html`<div class="others">${seededAccounts.map(({ email, fullName }) =>
    formWith(html`${hidden('email', email)}<button type="submit">Continue as ${fullName}</button>`),
  )}</div>`;
  const about = `${provider}. It takes any email without a password. A new one gets an account.`;
  return formPage({ title: `Sign in with ${provider}`, error, form, about, others });
}

/** Leaves it to the opener to close the window: a closed one's message has no source that the opener could check. */
export const popupScript = `const { token, isNew, origin, next } = document.getElementById('result').dataset;
const message = { access_token: token, is_new_user: isNew === 'true' };
if (window.opener) window.opener.postMessage(message, origin);
else location.replace(next);`;

interface PopupResult {
  token: string;
  isNew: boolean;
  /** The only origin that may receive the token. */
  origin: string;
  /** Where to go if there's no opener. Includes the token. */
  next: string;
}

/** Sends the token to the page that opened this one. */
export function popupResultPage({ token, isNew, origin, next }: PopupResult): Html {
  return page(
    'Signed in',
    html`<p id="result" data-token="${token}" data-is-new="${String(isNew)}" data-origin="${origin}" data-next="${next}">You can close this window.</p>
    <script>${raw(popupScript)}</script>`,
  );
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return page(
    'Sign-in refused',
    html`<p class="error" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>`,
    '',
    'DO NOT OPERATE',
  );
}

interface FormPage {
  title: string;
  error: string | undefined;
  form: Html;
  /** What this is a local stand-in for. */
  about: string;
  /** The accounts one can use. */
  others: Html;
}

function formPage({ title, error, form, about, others }: FormPage): Html {
  const note = html`<p class="error" id="error" role="alert">${error}</p>`;
  return page(
    title,
    html`${error === undefined ? '' : note}${form}`,
    html`<section class="sheet accounts" aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for ${about}</p>
      ${others}
    </section>`,
    'SIGN IN TO OPEN',
  );
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function emailField(value: string, error: string | undefined): Html {
  return html`<label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${value}" ${invalid(error)}>`;
}

function invalid(error: string | undefined) {
  return error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
}
