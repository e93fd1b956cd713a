import { content, hrefOf, pageHead } from '@/lib/content';

/** The pages in the registry. Tests take names and labels from here instead of repeating them. */
export const pages = content().pages.map((page) => ({ ...page, href: hrefOf(page.name) }));

type RegisteredPage = (typeof pages)[number];

export const site = content().site;

export const placeholders = pages.filter(({ kind }) => kind === 'placeholder');

const sizeOf = ({ title, available = [] }: RegisteredPage) =>
  [title, ...available.map(({ label }) => label)].join('').length;

/** Placeholders share one layout, so the one with the most text represents them all. */
const [longestPlaceholder] = placeholders.toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** Every page with a layout or copy of its own, and one placeholder. */
export const distinctPages = pages.filter(
  (page) => page.kind !== 'placeholder' || page === longestPlaceholder,
);

export function pageNamed(pageName: string): RegisteredPage {
  const page = pages.find(({ name }) => name === pageName);
  if (page === undefined) throw new Error(`content/pages.yaml has no page ${pageName}`);
  return page;
}

/** A page's label in the menu or the footer. */
export function labelIn(list: 'menu' | 'footer', name: string): string {
  const label = pageNamed(name)[list]?.label;
  if (label === undefined) throw new Error(`content/pages.yaml lists ${name} in no ${list}`);
  return label;
}

/** A placeholder that the footer links to. */
export function placeholderInFooter(): RegisteredPage {
  const page = placeholders.find(({ footer }) => footer !== undefined);
  if (page === undefined) throw new Error('the footer has no link to a placeholder');
  return page;
}

/** A page's H1: its headline, or its title if it has none. */
export function headlineOf(name: string): string {
  return pageHead(name, content()).headline ?? pageNamed(name).title;
}

export function agentWithId(id: string) {
  const agent = content().agents.find((candidate) => candidate.id === id);
  if (agent === undefined) throw new Error(`content/agents.yaml has no agent with the id ${id}`);
  return agent;
}

/** The pages with a film in the hero, and the film. */
export const films = pages.flatMap(({ name, href }) => {
  const { film } = pageHead(name, content());
  return film === undefined ? [] : [{ name, href, ...film }];
});

/** The email templates in content/site.yaml. */
type EmailTemplate = keyof ReturnType<typeof content>['site']['emails'];

/** RFC 6068: the address, the percent-encoded subject and body, and CRLF between the body's lines. */
export function mailtoUrl(name: EmailTemplate): string {
  const { contactMail, emails } = content().site;
  const { subject, body } = emails[name];
  const lines = body.trimEnd().split('\n').join('\r\n');
  return `mailto:${contactMail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
