import type { Root } from 'hast';
import type { z } from 'zod';
import type { CustomContent } from './custom-pages';
import type { ContentImage } from './images/image';
import type { readDrawings } from './read-drawings';
import type { stillDrawings, toolDrawings } from './schemas/drawings';
import type { film, link } from './schemas/fields';
import type { pagesSchema } from './schemas/pages';
import type { plantSchema } from './schemas/plant';
import type { searchSchema, siteSchema } from './schemas/site';
import type { legalSchema, picture, standardPageSchema } from './schemas/standard-page';
import type { agentColors, agentIcons, agentsSchema } from './schemas/team';
import type { readSvgDrawings } from './svg-drawings';

export type Site = z.output<ReturnType<typeof siteSchema>>;
export type Page = z.output<ReturnType<typeof pagesSchema>>[number] & {
  /** A post of Blog. */
  post?: PostDetails;
};
export interface PostDetails {
  /** As YYYY-MM-DD. */
  date: string;
  author: string;
  picture: z.output<typeof picture> | undefined;
}
export type Agent = z.output<typeof agentsSchema>[number];
export type AgentColor = (typeof agentColors)[number];
export type AgentIconName = (typeof agentIcons)[number];
/** A link as written in content: to a page, to another site, or one that opens an email. */
export type ContentLink = z.output<ReturnType<typeof link>>;
export type FilmContent = z.output<typeof film>;
export type Home = CustomContent['home'];
export type Capabilities = CustomContent['capabilities'];
export type Iso = CustomContent['iso'];
/** What the ROI calculator gets: its words, and the worked examples of the sections. */
export interface RoiCalculatorContent
  extends Pick<Iso['calculator'], 'startLabel' | 'assumption' | 'note'> {
  examples: readonly ({ number: string } & Iso['implementation']['sections'][number]['example'])[];
}
type SearchContent = z.output<ReturnType<typeof searchSchema>>;
type Plant = z.output<typeof plantSchema>;
/** A written page. If it's written in Markdown, `prose` is shown in place of the sections. */
export type StandardPage = z.output<ReturnType<typeof standardPageSchema>> & {
  prose?: ProseSection[];
};
export type DrawingName = (typeof stillDrawings)[number];
export type ToolDrawingName = (typeof toolDrawings)[number];
/** The content of the drawings. */
export type Drawings = NonNullable<ReturnType<typeof readDrawings>>;
export type OperationsBoardContent = Drawings['operationsBoard'];
export type PermitBoardContent = Drawings['permitBoard'];
export type CauseTreeContent = Drawings['causeTree'];
export type ShiftLogContent = Drawings['shiftLog'];
export type LotoPlanContent = Drawings['lotoPlan'];
export type SpotTheErrorContent = Drawings['spotTheError'];
export type XapiStreamContent = Drawings['xapiStream'];
export type CredentialContent = Drawings['credential'];
export type RuleCheckContent = Drawings['ruleCheck'];
export type EvmCardContent = Drawings['evmCard'];
export type MediaBriefContent = Drawings['mediaBrief'];
export type DataPathContent = Drawings['dataPath'];

/** A heading with an anchor. */
export interface AnchoredHeading {
  id: string;
  heading: string;
}

/** A section of a Markdown text; `body` is the content below its heading, as HTML elements (hast). */
export interface ProseSection extends AnchoredHeading {
  subheadings: AnchoredHeading[];
  body: Root;
}

export type LegalText = z.output<typeof legalSchema> & { sections: ProseSection[] };

/** A link as components take it. */
export interface LinkItem {
  label: string;
  href: string;
}

/** A link in a menu. With `soon`, its page has nothing to read or do yet. */
interface MenuLinkItem extends LinkItem {
  soon?: true;
  /** What its page is about. */
  line?: string;
  /** What readers can use until the page has content, in menus with plain lists. */
  now?: LinkItem;
}

/** A column of a menu. A title leads to the chapter that covers its pages; a plain list has none. */
interface MenuColumn {
  title: string | null;
  href: string | null;
  links: MenuLinkItem[];
}

/** An item of the top bar: a menu (columns without a title are plain lists) or a direct link. */
export type MenuItem =
  | { kind: 'group'; label: string; columns: MenuColumn[] }
  | ({ kind: 'link' } & LinkItem);

/** A page, or a section with an anchor, as the site search knows it. */
export interface SearchEntry {
  kind: 'page' | 'placeholder' | 'section' | 'agent' | 'pillar' | 'legal';
  /** The path of the page, with the anchor of a section: `/AITeam#milam`. */
  href: string;
  title: string;
  /** The title of the page it is on. */
  page: string;
  /** The line below the title: an agent's role, a section's number; may be empty. */
  sub: string;
  text: string;
  /** Queries that this entry should come first for. Searched, never shown. */
  keywords: string[];
  /** Synonyms of words in title and sub. Searched, never shown. */
  synonyms: string[];
  /** Links of a placeholder; empty for other kinds. */
  available: LinkItem[];
}

/** Shown in search before a query is entered, or if it has no results. */
export interface SearchSuggestions {
  pages: LinkItem[];
  /** Queries to try. */
  examples: string[];
}

/** Everything in content/, validated, with variables filled in. */
export interface Content extends CustomContent {
  site: Site;
  pages: Page[];
  agents: Agent[];
  search: SearchContent;
  /** The register of the example plant. */
  plant: Plant;
  drawings: Drawings;
  /** By page name: every written page with the standard layout. */
  standardPages: Readonly<Record<string, StandardPage>>;
  /** By page name. */
  legal: Readonly<Record<string, LegalText>>;
  /** The drawings that are files, with places for their words. */
  svgs: ReturnType<typeof readSvgDrawings>['svgs'];
  /** The pictures of the published texts, by file name. */
  images: Readonly<Record<string, ContentImage>>;
}

export interface FooterColumn {
  title: string;
  links: LinkItem[];
}
