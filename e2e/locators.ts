import type { FrameLocator, Locator, Page } from 'playwright';
import { headlineOf, pageNamed } from './registry';

/** A page, or a page in a frame. */
type Shown = Page | FrameLocator;

/** The footer's link to a page. */
export function footerLink(shown: Shown, name: string): Locator {
  const { footer } = pageNamed(name);
  if (footer === undefined) throw new Error(`the footer has no link to ${name}`);
  const links = shown
    .getByRole('contentinfo')
    .getByRole('link', { name: footer.label, exact: true });
  return links;
}

/** The H1 of a page. */
export function headline(shown: Shown, name: string): Locator {
  return shown.getByRole('heading', { level: 1, name: headlineOf(name), exact: true });
}

/** A finger's tap. Over WebDriver BiDi, Playwright's taps press nothing in Firefox: a click stands in there. */
export async function tap(target: Locator): Promise<void> {
  const isFirefox = target.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? target.click() : target.tap());
}
