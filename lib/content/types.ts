import type { Root } from 'hast';
import type { z } from 'zod';
import type { agentColors, agentIcons, agentsSchema } from './schemas/agents';
import type { capabilitiesSchema } from './schemas/capabilities';
import type { drawings, homeSchema } from './schemas/home';
import type { isoSchema } from './schemas/iso';
import type { legalSchema } from './schemas/legal';
import type { outlineSchema } from './schemas/outline';
import type { pagesSchema } from './schemas/pages';
import type { siteSchema } from './schemas/site';
import type { teamSchema } from './schemas/team';

export type Site = z.output<typeof siteSchema>;
export type Page = z.output<typeof pagesSchema>[number];
export type Agent = z.output<typeof agentsSchema>[number];
export type AgentColor = (typeof agentColors)[number];
export type AgentIconName = (typeof agentIcons)[number];
export type Team = z.output<ReturnType<typeof teamSchema>>;
export type Home = z.output<ReturnType<typeof homeSchema>>;
export type Capabilities = z.output<ReturnType<typeof capabilitiesSchema>>;
export type Iso = z.output<ReturnType<typeof isoSchema>>;
/** A written page; `prose` is there when it was written in Markdown, and shown in place of the sections. */
export type Outline = z.output<ReturnType<typeof outlineSchema>> & { prose?: ProseSection[] };
export type DrawingName = (typeof drawings)[number];

/** A heading that has an address of its own on its page. */
export interface Titled {
  id: string;
  heading: string;
}

/** A section of a Markdown text; `body` is what stands under its heading, as elements of a page. */
export interface ProseSection extends Titled {
  parts: Titled[];
  body: Root;
}

export type LegalText = z.output<typeof legalSchema> & { sections: ProseSection[] };

/** A link as components take it: words and an address. */
export interface LinkItem {
  label: string;
  href: string;
}

/** What the top bar holds: a menu (columns without a title are plain lists) or a direct link. */
export type MenuItem =
  | { kind: 'group'; label: string; columns: { title: string | null; links: LinkItem[] }[] }
  | ({ kind: 'link' } & LinkItem);

/** One page as the site's search knows it; `words` are searched but not shown. */
export interface SearchEntry {
  href: string;
  title: string;
  description: string;
  words: string;
}

export interface FooterColumn {
  title: string;
  links: LinkItem[];
}
