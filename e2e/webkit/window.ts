import { setTimeout } from 'node:timers/promises';
import { loadReactScript } from '../fixtures';
import type { Session } from './driver';
import { type ElementRef, focusedElement, includesName, queryByRole } from './elements';
import {
  centerScript,
  clickActions,
  hoverActions,
  type Key,
  keyActions,
  moveAwayActions,
  tapScript,
} from './input';

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
  query(role: string, name: string, within?: ElementRef): Promise<ElementRef | undefined> {
    return queryByRole(this.#session, role, name, within);
  }

  focused(): Promise<{ role: unknown; label: unknown }> {
    return focusedElement(this.#session);
  }

  focus(element: ElementRef): Promise<unknown> {
    return this.run('arguments[0].focus()', element);
  }

  waitForFocus(role: string, name: string): Promise<void> {
    return this.waitUntil(`the focus is on the ${role} “${name}”`, async () => {
      const { role: focusedRole, label } = await this.focused();
      return focusedRole === role && includesName(label, name);
    });
  }

  /** Scrolls an element into view, and clicks or taps its center. */
  async press(element: ElementRef, pointer: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    const center = await this.run(centerScript, element);
    if (pointer === 'touch') await this.run(tapScript, element);
    // The script returns a point.
    else await this.#actions(clickActions(center as { x: number; y: number }));
  }

  async hover(element: ElementRef): Promise<void> {
    await this.#actions(hoverActions(element));
  }

  /** Moves the pointer to the lower left corner of the window. */
  async movePointerAway(): Promise<void> {
    await this.#actions(moveAwayActions());
  }

  /** Presses keys one after the other. Chords are written Shift+Tab. */
  async type(...pressed: Key[]): Promise<void> {
    await this.#actions(keyActions(pressed));
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
