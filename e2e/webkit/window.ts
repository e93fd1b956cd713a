import { setTimeout } from 'node:timers/promises';
import { error, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { loadReact } from '../fixtures';
import { displaySize } from './browser';

const timeoutMs = 15_000;

/** Elements that tests look up by role and name. */
const lookedUp =
  'header,a[href],button,input,select,summary,dialog,nav,main,aside,h1,h2,h3,iframe,[role],[popover]';

/** Visible elements that the selector matches and whose text or label may give them the name. */
const candidatesScript = `const [selector, name, within] = arguments;
  return [...(within ?? document).querySelectorAll(selector)].filter((element) => {
    const texts = [element.ariaLabel, element.textContent, element.placeholder, element.title,
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      ...(element.getAttribute('aria-labelledby') ?? '').split(' ')
        .map((id) => document.getElementById(id)?.textContent)];
    return element.checkVisibility({ visibilityProperty: true }) &&
      texts.some((text) => text?.toLowerCase().includes(name.toLowerCase()));
  })`;

/** WebKitGTK's driver has no touch input: dispatches the pointer events of a tap, in order. */
const tapScript = `const [element] = arguments;
  const box = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, composed: true, pointerId: 2, pointerType: 'touch',
    isPrimary: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? element;
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    target.dispatchEvent(new PointerEvent(type, at));
  target.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }))`;

/** Scrolls the element into view, and returns its center in window coordinates. */
const centerScript = `const [element] = arguments;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`;

/** A MiniBrowser window. `find()` and `waitUntil()` retry until a deadline. */
export class WebKitWindow {
  constructor(readonly driver: WebDriver) {}

  async resize(width: number, height = 844): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await this.waitUntil(
      `the window is ${width} pixels wide`,
      async () => (await this.run('return innerWidth')) === width,
    );
  }

  /**
   * Opens a URL, and waits until React has hydrated the menu and the tools, and the session is settled. The load event,
   * which a film delays by seconds, may come later.
   */
  async open(url: string): Promise<void> {
    await this.run('window.isLeft = true');
    await this.driver.get(url);
    await this.waitUntil(`${url} is settled`, () =>
      this.run(
        `return !window.isLeft && location.pathname === new URL(arguments[0]).pathname &&
          (${loadReact})() && !document.documentElement.hasAttribute('data-session')`,
        url,
      ),
    );
  }

  run<Result = unknown>(script: string, ...args: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }

  /**
   * The first visible element with this role whose accessible name contains `name`. Case-insensitive: WebKit applies
   * text-transform to names.
   */
  async find(role: string, name: string, within?: WebElement): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.waitUntil(`there is a ${role} “${name}”`, async () => {
      found = await this.query(role, name, within);
      return found !== undefined;
    });
    // waitUntil() has thrown otherwise.
    return found as WebElement;
  }

  /** Like find(), but without waiting. */
  async query(role: string, name: string, within?: WebElement): Promise<WebElement | undefined> {
    const all = await this.run<WebElement[]>(candidatesScript, lookedUp, name, within ?? null);
    for (const element of all) {
      if ((await element.getAriaRole()) !== role) continue;
      if (includes(await element.getAccessibleName(), name)) return element;
    }
    return undefined;
  }

  async waitForFocus(role: string, name: string): Promise<void> {
    await this.waitUntil(`the focus is on the ${role} “${name}”`, async () => {
      const focused = await this.driver.switchTo().activeElement();
      return (
        (await focused.getAriaRole()) === role && includes(await focused.getAccessibleName(), name)
      );
    });
  }

  /** Scrolls an element into view, and clicks or taps its center. */
  async press(element: WebElement, pointer: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    const center = await this.run<{ x: number; y: number }>(centerScript, element);
    if (pointer === 'touch') await this.run(tapScript, element);
    // By coordinates: the driver doesn't move to an element with `pointer-events: none`.
    else {
      const at = { ...center, origin: Origin.VIEWPORT, duration: 0 };
      await this.driver.actions().move(at).press().release().perform();
    }
  }

  async focus(element: WebElement): Promise<void> {
    await this.run('arguments[0].focus()', element);
  }

  async hover(element: WebElement): Promise<void> {
    await this.driver.actions().move({ origin: element, duration: 0 }).perform();
  }

  /**
   * Moves the pointer by a pixel, so that an element that has replaced the hovered one gets its pointerenter, and then
   * to the lower left corner of the window.
   */
  async movePointerAway(): Promise<void> {
    const corner = { x: 2, y: displaySize.height - 2, origin: Origin.VIEWPORT, duration: 0 };
    const pixel = { x: 1, y: 1, origin: Origin.POINTER, duration: 0 };
    await this.driver.actions().move(pixel).move(corner).perform();
  }

  /** Types texts and keys of selenium's `Key`. */
  async type(...texts: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...texts)
      .perform();
  }

  /** @throws an Error if the check fails within half a second. Radix closes a menu after 150 ms. */
  async stays(what: string, check: () => Promise<unknown>): Promise<void> {
    for (let poll = 0; poll < 10; poll += 1) {
      if (!(await check())) throw new Error(`WebKit: no longer true: ${what}`);
      await setTimeout(50);
    }
  }

  /** Waits until the check passes. Until the deadline, ignores what changes while it's looked at. */
  async waitUntil(what: string, check: () => Promise<unknown>): Promise<void> {
    const passes = () =>
      check().catch((failure: unknown) => {
        if (failure instanceof error.WebDriverError) return false;
        throw failure;
      });
    await this.driver.wait(passes, timeoutMs, `WebKit: timed out waiting until ${what}`, 50);
  }
}

function includes(label: string, name: string): boolean {
  return label.toLowerCase().includes(name.toLowerCase());
}
