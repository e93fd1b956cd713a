import type { Context } from 'hono';
import type { Services } from '../services';
import { refusedPage } from './page';

/** Where a sign-in with these parameters returns to; or the refusal of another app, or of an address elsewhere. */
export async function readReturn(
  c: Context,
  { appId, origins }: Services,
  params: URLSearchParams,
): Promise<URL | Response> {
  for (const id of [c.req.param('appId'), params.get('app_id')]) {
    if ((id ?? appId) !== appId) {
      return c.html(refusedPage(`There is no app "${id}" here.`, origins), 404);
    }
  }
  const url = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
  if (url) return url;
  const sentence = 'The return address isn’t on this site, so you weren’t sent there.';
  return c.html(refusedPage(sentence, origins), 400);
}

/** Adds the token to the URL's query. Other parameters and the hash stay exactly as they are. */
export function withToken(target: URL, token: string): string {
  const url = new URL(target);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^access_token(=|$)/.test(part));
  url.search = [...others, `access_token=${token}`].join('&');
  return url.href;
}
