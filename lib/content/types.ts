import type { Root } from 'hast';
import type { z } from 'zod';
import type { agentColors, agentIcons, agentsSchema } from './schemas/agents';
import type { causeTreeSchema, operationsBoardSchema, permitBoardSchema } from './schemas/boards';
import type { capabilitiesSchema } from './schemas/capabilities';
import type { companySchema } from './schemas/company';
import type {
  credentialSchema,
  drawings,
  evmCardSchema,
  lotoPlanSchema,
  mediaBriefSchema,
  shiftLogSchema,
  xapiStreamSchema,
} from './schemas/drawings';
import type { film } from './schemas/film';
import type { homeSchema } from './schemas/home';
import type { isoSchema } from './schemas/iso';
import type { legalSchema } from './schemas/legal';
import type { pagesSchema } from './schemas/pages';
import type { plantSchema } from './schemas/plant';
import type { searchSchema } from './schemas/search';
import type { siteSchema } from './schemas/site';
import type { standardPageSchema } from './schemas/standard-page';
import type { teamSchema } from './schemas/team';

export type { EarnedValue } from './earned-value';
export type Site = z.output<typeof siteSchema>;
export type Page = z.output<ReturnType<typeof pagesSchema>>[number];
export type Agent = z.output<typeof agentsSchema>[number];
export type AgentColor = (typeof agentColors)[number];
export type AgentIconName = (typeof agentIcons)[number];
export type Team = z.output<ReturnType<typeof teamSchema>>;
export type FilmContent = z.output<typeof film>;
export type Home = z.output<ReturnType<typeof homeSchema>>;
export type Capabilities = z.output<ReturnType<typeof capabilitiesSchema>>;
export type Iso = z.output<ReturnType<typeof isoSchema>>;
export type SearchContent = z.output<ReturnType<typeof searchSchema>>;
export type Plant = z.output<typeof plantSchema>;
/** A written page; `prose` is there when it was written in Markdown, and shown in place of the sections. */
export type StandardPage = z.output<ReturnType<typeof standardPageSchema>> & {
  prose?: ProseSection[];
};
export type DrawingName = (typeof drawings)[number];
export type OperationsBoardContent = z.output<typeof operationsBoardSchema>;
/** The permit board as its file has it: rows are tags of the register. */
export type PermitBoardSource = z.output<ReturnType<typeof permitBoardSchema>>;
export type PermitBoardContent = Omit<PermitBoardSource, 'rows'> & { permits: Job[] };
export type CauseTreeContent = z.output<typeof causeTreeSchema>;
export type ShiftLogContent = z.output<typeof shiftLogSchema>;
export type LotoPlanContent = z.output<typeof lotoPlanSchema>;
export type XapiStreamContent = z.output<typeof xapiStreamSchema>;
export type CredentialContent = z.output<ReturnType<typeof credentialSchema>>;
export type EvmCardContent = z.output<typeof evmCardSchema>;
export type MediaBriefContent = z.output<typeof mediaBriefSchema>;

export type CompanyDrawingsContent = z.output<typeof companySchema>;

/** A permit or an isolation on the permit board. */
export interface Job {
  tag: string;
  work: string;
  where: string;
  /** Whole hours of the day, as planned. */
  from: number;
  until: number;
  /** After rescheduling, where that was needed. */
  final: { from: number; until: number };
  /** The hour at which the fire watch after it ends; null where there is none. */
  fireWatch: number | null;
  /** With the other permit of the register's `conflict`. */
  conflicting: boolean;
}

/** The words of the product pictures. */
export interface Drawings {
  operationsBoard: OperationsBoardContent;
  permitBoard: PermitBoardContent;
  causeTree: CauseTreeContent;
  shiftLog: ShiftLogContent;
  lotoPlan: LotoPlanContent;
  xapiStream: XapiStreamContent;
  credential: CredentialContent;
  evmCard: EvmCardContent;
  mediaBrief: MediaBriefContent;
  company: CompanyDrawingsContent;
}

/** A heading that has an address of its own on its page. */
export interface AnchoredHeading {
  id: string;
  heading: string;
}

/** A section of a Markdown text; `body` is what stands under its heading, as elements of a page. */
export interface ProseSection extends AnchoredHeading {
  subheadings: AnchoredHeading[];
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

/** A page, or a part of one with an address of its own, as the site's search knows it. */
export interface SearchEntry {
  kind: 'page' | 'placeholder' | 'section' | 'agent' | 'pillar' | 'legal';
  /** The page, for a part with its anchor: `/AITeam#milam`. */
  href: string;
  title: string;
  /** The title of the page it is on. */
  page: string;
  /** What stands under the title: an agent's role, a section's number; empty where nothing does. */
  sub: string;
  text: string;
  /** Queries that this entry should come first for. Searched, never shown. */
  keywords: string[];
  /** Synonyms of words in title and sub. Searched, never shown. */
  synonyms: string[];
  /** What a placeholder links to; empty for the rest. */
  available: LinkItem[];
}

/** What the search offers before a query, or when it has no results. */
export interface SearchSuggestions {
  pages: LinkItem[];
  /** Queries to try. */
  examples: string[];
}

export interface FooterColumn {
  title: string;
  links: LinkItem[];
}
