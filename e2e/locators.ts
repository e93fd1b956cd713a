import type { FrameLocator, Locator, Page } from 'playwright';
import { headlineOf, pageNamed } from './registry';

/** A page or a framed page. */
type PageOrFrame = Page | FrameLocator;

/** The footer's link to a page. */
export function footerLink(page: PageOrFrame, name: string): Locator {
  const { footer } = pageNamed(name);
  if (footer === undefined) throw new Error(`the footer has no link to ${name}`);
  const links = page
    .getByRole('contentinfo')
    .getByRole('link', { name: footer.label, exact: true });
  return links;
}

/** A page's H1. */
export function headline(page: PageOrFrame, name: string): Locator {
  return page.getByRole('heading', { level: 1, name: headlineOf(name), exact: true });
}

/** Taps the target. Clicks it in Firefox, where Playwright's taps have no effect over WebDriver BiDi. */
export async function tap(target: Locator): Promise<void> {
  const isFirefox = target.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? target.click() : target.tap());
}
