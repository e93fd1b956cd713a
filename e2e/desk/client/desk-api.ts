import type { Fault } from '../../platform/platform';
import type { PersonaId } from '../view-options';

/** Sets up the platform for this persona. Resolves to the query to load the site with. */
export async function switchPersona(as: PersonaId): Promise<string> {
  const { query } = await (await send('POST', 'look', { as })).json();
  return query;
}

export const setFaults = (faults: readonly Fault[]) => send('PUT', 'faults', faults);

/** Fetches HTML that the server has written. @param address relative to /preview/ */
export async function fetchFragment(address: string): Promise<DocumentFragment> {
  return toFragment(await (await request(address)).text());
}

export function toFragment(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html);
}

function send(method: string, call: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return request(`api/${call}`, { method, headers, body: JSON.stringify(body) });
}

/** Throws an Error whose message is shown in the notice if the local server refuses the request or isn't running. */
async function request(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/preview/${address}`, init).catch(() => {
    throw new Error('The local server isn’t responding. Is the command still running?');
  });
  if (response.ok) return response;
  throw new Error(`The local server refused the request: ${await response.text()}`);
}
