import type { Session } from './driver';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementRef = { readonly [elementKey]: string };

/** Elements that tests look up by role and name. */
const lookedUp =
  'header,a[href],button,input,select,summary,dialog,nav,main,aside,h1,h2,h3,iframe,[role],[popover]';

/** Visible elements that the selector matches and whose text or label may give them the name. */
const candidatesScript = `const [selector, name, within] = arguments;
  return [...(within ?? document).querySelectorAll(selector)].filter((element) => {
    const texts = [element.ariaLabel, element.textContent, element.placeholder,
      ...[...(element.labels ?? [])].map((label) => label.textContent), element.title,
      ...(element.getAttribute('aria-labelledby') ?? '').split(' ')
        .map((id) => document.getElementById(id)?.textContent)];
    return element.checkVisibility({ visibilityProperty: true }) &&
      texts.some((text) => text?.toLowerCase().includes(name.toLowerCase()));
  })`;

/**
 * The first visible element with this role whose accessible name contains `name`. Case-insensitive: WebKit applies
 * text-transform to names.
 */
export async function queryByRole(
  session: Session,
  role: string,
  name: string,
  within?: ElementRef,
): Promise<ElementRef | undefined> {
  for (;;) {
    try {
      return await queryOnce(session, role, name, within);
    } catch (error) {
      // React replaced an element during the query: retry.
      if (!String(error).includes('stale element reference')) throw error;
    }
  }
}

async function queryOnce(
  session: Session,
  role: string,
  name: string,
  within?: ElementRef,
): Promise<ElementRef | undefined> {
  const candidates = await session.send('POST', '/execute/sync', {
    script: candidatesScript,
    args: [lookedUp, name, within ?? null],
  });
  // The script returns elements.
  for (const candidate of candidates as ElementRef[]) {
    if ((await computed(session, candidate, 'role')) !== role) continue;
    if (includesName(await computed(session, candidate, 'label'), name)) return candidate;
  }
  return undefined;
}

/** The computed role and label of the element with focus. */
export async function focusedElement(session: Session): Promise<{ role: unknown; label: unknown }> {
  const active = await session.send('GET', '/element/active');
  // Per the WebDriver specification, this endpoint returns an element.
  const element = active as ElementRef;
  return {
    role: await computed(session, element, 'role'),
    label: await computed(session, element, 'label'),
  };
}

export function includesName(label: unknown, name: string): boolean {
  return String(label).toLowerCase().includes(name.toLowerCase());
}

function computed(session: Session, element: ElementRef, what: 'role' | 'label'): Promise<unknown> {
  return session.send('GET', `/element/${element[elementKey]}/computed${what}`);
}
