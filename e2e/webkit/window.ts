import { setTimeout } from 'node:timers/promises';
import { loadReactScript } from '../fixtures';
import { displaySize } from './display';
import type { Session } from './driver';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementRef = { readonly [elementKey]: string };

/** WebDriver's code points for keys that don't produce a character. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Control: '\uE009',
};
export type Key = keyof typeof keys | (string & {});

/** Elements that tests look up by role and name. */
const lookedUp =
  'header,a[href],button,input,select,summary,dialog,nav,main,aside,h1,h2,h3,iframe,[role],[popover]';

const mouse = {
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
};

/* WebKitGTK's driver has no touch input: dispatch the pointer events of a tap, in order. */
const tap = `const [element] = arguments;
  const box = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, composed: true, pointerId: 2, pointerType: 'touch',
    isPrimary: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? element;
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    target.dispatchEvent(new PointerEvent(type, at));
  target.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }));`;

function includes(label: unknown, name: string): boolean {
  return String(label).toLowerCase().includes(name.toLowerCase());
}

const timeoutMs = 15_000;

/**
 * A MiniBrowser window driven over WebDriver. `find()` and `waitUntil()` retry until a deadline; `query()`, `run()`,
 * and `focused()` don't wait.
 */
export class WebKitWindow {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return this.#session.send('POST', path, body);
  }

  async resize(width: number, height = 844): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
    await this.waitUntil(
      `the window is ${width} pixels wide`,
      async () => (await this.run('return innerWidth')) === width,
    );
  }

  async visit(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  /** Opens a URL, and waits until React has hydrated the page and the session is settled. */
  async open(url: string): Promise<void> {
    await this.run('window.isLeft = true');
    await this.visit(url);
    await this.waitUntil(`${url} is settled`, () =>
      this.run(
        `if (document.readyState === 'complete') ${loadReactScript};
        return !window.isLeft && location.pathname === new URL(arguments[0]).pathname &&
          document.documentElement.hasAttribute('data-ready') &&
          !document.documentElement.hasAttribute('data-session')`,
        url,
      ),
    );
  }

  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#post('/execute/sync', { script, args });
  }

  back(): Promise<unknown> {
    return this.#post('/back');
  }

  forward(): Promise<unknown> {
    return this.#post('/forward');
  }

  /**
   * The first visible element with this role whose accessible name contains `name`. Case-insensitive: WebKit
   * applies text-transform to names.
   */
  async find(role: string, name: string, within?: ElementRef): Promise<ElementRef> {
    let found: ElementRef | undefined;
    await this.waitUntil(`there is a ${role} “${name}”`, async () => {
      found = await this.query(role, name, within);
      return found !== undefined;
    });
    // waitUntil() has thrown otherwise.
    return found as ElementRef;
  }

  /** find() inside an iframe. Later commands go to that frame until leaveFrame(). */
  async findInFrame(frame: string, role: string, name: string): Promise<ElementRef> {
    let found: ElementRef | undefined;
    await this.waitUntil(`there is a ${role} “${name}” in ${frame}`, async () => {
      await this.leaveFrame();
      // WebKit exposes an iframe as a group. The desk can replace it at any time, so look it up on each try.
      const element = await this.query('group', frame);
      if (element === undefined) return false;
      await this.#post('/frame', { id: element });
      found = await this.query(role, name);
      return found !== undefined;
    });
    // waitUntil() has thrown otherwise.
    return found as ElementRef;
  }

  async leaveFrame(): Promise<void> {
    await this.#post('/frame', { id: null });
  }

  /** Like find(), but without waiting. */
  async query(role: string, name: string, within?: ElementRef): Promise<ElementRef | undefined> {
    for (;;) {
      try {
        return await this.#query(role, name, within);
      } catch (error) {
        // React replaced an element during the query: retry.
        if (!String(error).includes('stale element reference')) throw error;
      }
    }
  }

  async #query(role: string, name: string, within?: ElementRef): Promise<ElementRef | undefined> {
    const candidates = await this.run(
      `return [...(arguments[2] ?? document).querySelectorAll(arguments[0])].filter((element) => {
        const texts = [element.ariaLabel, element.textContent, element.placeholder,
          ...[...(element.labels ?? [])].map((label) => label.textContent), element.title,
          ...(element.getAttribute('aria-labelledby') ?? '').split(' ')
            .map((id) => document.getElementById(id)?.textContent)];
        return element.checkVisibility({ visibilityProperty: true }) &&
          texts.some((text) => text?.toLowerCase().includes(arguments[1].toLowerCase()));
      })`,
      lookedUp,
      name,
      within ?? null,
    );
    // The script returns elements.
    for (const candidate of candidates as ElementRef[]) {
      if ((await this.#computed(candidate, 'role')) !== role) continue;
      if (includes(await this.#computed(candidate, 'label'), name)) return candidate;
    }
    return undefined;
  }

  #computed(element: ElementRef, what: 'role' | 'label'): Promise<unknown> {
    return this.#session.send('GET', `/element/${element[elementKey]}/computed${what}`);
  }

  async focused(): Promise<{ role: unknown; label: unknown }> {
    const active = await this.#session.send('GET', '/element/active');
    // Per the WebDriver specification, this endpoint returns an element.
    const element = active as ElementRef;
    return {
      role: await this.#computed(element, 'role'),
      label: await this.#computed(element, 'label'),
    };
  }

  focus(element: ElementRef): Promise<unknown> {
    return this.run('arguments[0].focus()', element);
  }

  waitForFocus(role: string, name: string): Promise<void> {
    return this.waitUntil(`the focus is on the ${role} “${name}”`, async () => {
      const { role: focusedRole, label } = await this.focused();
      return focusedRole === role && includes(label, name);
    });
  }

  /** Scrolls an element into view, and clicks or taps its center. */
  async press(element: ElementRef, pointer: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    const middle = await this.run(
      `const [element] = arguments;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
      element,
    );
    // The script returns a point.
    const point = middle as { x: number; y: number };
    if (pointer === 'touch') await this.run(tap, element);
    else {
      await this.#actions({
        ...mouse,
        actions: [
          // In window coordinates: the driver won't move to an element with `pointer-events: none`.
          { type: 'pointerMove', duration: 0, ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    }
  }

  async hover(element: ElementRef): Promise<void> {
    await this.#move({ x: 0, y: 0, origin: element });
  }

  /**
   * Moves the pointer by a pixel, so that an element that has replaced the hovered one gets its pointerenter, and
   * then to the lower left corner of the window.
   */
  async movePointerAway(): Promise<void> {
    await this.#move({ x: 1, y: 1, origin: 'pointer' }, { x: 2, y: displaySize.height - 2 });
  }

  async #move(...to: object[]): Promise<void> {
    const actions = to.map((place) => ({ type: 'pointerMove', duration: 0, ...place }));
    await this.#actions({ ...mouse, actions });
  }

  /** Presses keys one after the other. Chords are written Shift+Tab. */
  async type(...pressed: Key[]): Promise<void> {
    const codes = pressed.map((key) =>
      (key.length > 1 ? key.split('+') : [key]).map((part) =>
        part in keys ? keys[part as keyof typeof keys] : part,
      ),
    );
    await this.#actions({
      type: 'key',
      id: 'keyboard',
      actions: codes.flatMap((chord) => [
        ...chord.map((value) => ({ type: 'keyDown', value })),
        ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]),
    });
  }

  #actions(input: object): Promise<unknown> {
    return this.#post('/actions', { actions: [input] });
  }

  /** @throws an Error if the check fails within half a second. Radix closes a menu after 150 ms. */
  async stays(what: string, check: () => Promise<unknown>): Promise<void> {
    for (let poll = 0; poll < 10; poll += 1) {
      if (!(await check())) throw new Error(`WebKit: no longer true: ${what}`);
      await setTimeout(50);
    }
  }

  /** Waits until the check passes. @throws an Error that names the unmet condition after a timeout */
  async waitUntil(what: string, check: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const passed = await check().catch((error: unknown) => {
        // Until the deadline, ignore errors: the document may have been replaced.
        if (Date.now() > end) throw error;
      });
      if (passed) return;
      if (Date.now() > end) throw new Error(`WebKit: timed out waiting until ${what}`);
      await setTimeout(50);
    }
  }
}
