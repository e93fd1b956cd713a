import type { z } from 'zod';
import type { agentsSchema } from './schemas/agents';
import type { drawings, homeSchema } from './schemas/home';
import type { outlineSchema } from './schemas/outline';
import type { pagesSchema } from './schemas/pages';
import type { siteSchema } from './schemas/site';

export type Site = z.output<typeof siteSchema>;
export type Page = z.output<typeof pagesSchema>[number];
export type Agent = z.output<typeof agentsSchema>[number];
export type Home = z.output<ReturnType<typeof homeSchema>>;
export type Outline = z.output<ReturnType<typeof outlineSchema>>;
export type DrawingName = (typeof drawings)[number];

/** A link as components take it: words and an address. */
export interface LinkItem {
  label: string;
  href: string;
}

/** A button of the top bar with the links under it; columns without a title are plain lists. */
export interface MenuGroup {
  label: string;
  columns: { title: string | null; links: LinkItem[] }[];
}

export interface FooterColumn {
  title: string;
  links: LinkItem[];
}
