import type { FrameLocator, Locator, Page } from 'playwright';
import { headlineOf, pageNamed } from './registry';

/** A page, or a page in a frame. */
type PageOrFrame = Page | FrameLocator;

/** The footer's link to a page. */
export function footerLink(shown: PageOrFrame, name: string): Locator {
  const { footer } = pageNamed(name);
  if (footer === undefined) throw new Error(`the footer has no link to ${name}`);
  const links = shown
    .getByRole('contentinfo')
    .getByRole('link', { name: footer.label, exact: true });
  return links;
}

/** The H1 of a page. */
export function headline(shown: PageOrFrame, name: string): Locator {
  return shown.getByRole('heading', { level: 1, name: headlineOf(name), exact: true });
}

/** Taps the target; in Firefox, clicks it, because Playwright's taps have no effect over WebDriver BiDi. */
export async function tap(target: Locator): Promise<void> {
  const isFirefox = target.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? target.click() : target.tap());
}
