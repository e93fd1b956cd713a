import type { FrameLocator, Locator, Page } from 'playwright';
import { headlineOf, pageNamed, site } from './registry';

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

/** Replaces a field's text by typing, like a visitor. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** The title of a page's document. */
export function documentTitle(name: string): string {
  const { title, search = title } = pageNamed(name);
  return `${search} | ${site.name}`;
}

/** The film in the hero. While the player is open, the page behind it isn't in the accessibility tree. */
export function heroFilm(page: Page, title: string): Locator {
  return page.getByRole('figure', { includeHidden: true }).getByLabel(title);
}

/** Scrolls the element into view, and waits until the page's IntersectionObservers have been notified. */
export async function scrollIntoView(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        // Observers are notified in the order of their creation, so the page's own come before this one.
        new IntersectionObserver(([entry], observer) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        }).observe(element);
      }),
  );
}

/** A pattern for the text itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
