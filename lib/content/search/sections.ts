import type { ElementContent, Root, RootContent } from 'hast';
import { isoSectionId } from '../anchors';
import type { Content, ProseSection, SearchEntry, StandardPage } from '../types';

/** A section with an anchor, with its text in page order. */
export interface SearchSection extends Pick<SearchEntry, 'kind' | 'title' | 'sub'> {
  id: string;
  text: string[];
}

/* The searchable sections of written pages. IDs that aren't in content/ are set in app/. */

export function homeSections({ home }: Content): SearchSection[] {
  const { shift, team, tiles } = home;
  return [
    ...shift.chapters.map(({ id, name, moments, headline, description = '', benefits }) =>
      entry('section', id, headline, name, [
        ...moments.map(({ time, text }) => `${time}: ${text}`),
        description,
        ...sentences(benefits),
      ]),
    ),
    searchSection('team', team, []),
    searchSection('tiles', tiles, tiles.items),
  ];
}

export function teamSections({ team, agents }: Content): SearchSection[] {
  const { wall, how } = team;
  return [
    searchSection('agents', wall, []),
    ...agents.map(({ id, name, role, tagline, capabilities, targetUsers, mainBenefit }) =>
      entry('agent', id, name, role, [
        tagline,
        ...sentences(capabilities),
        mainBenefit,
        `${targetUsers.join(', ')}.`,
      ]),
    ),
    searchSection('how-they-work', how, how.points),
  ];
}

export function capabilitySections({ capabilities, drawings }: Content): SearchSection[] {
  const { pillars, difference } = capabilities;
  const { tabs } = drawings.lotoPlan;
  return [
    ...pillars.map(({ id, title, subtitle, description, features, agents, evaluation, hubs }) =>
      entry('pillar', id, title, subtitle, [
        description,
        ...sentences(features),
        ...(evaluation?.rows ?? []).map(({ name, text }) => `${name}: ${text}`),
        ...hubs.map(({ name, items }) => `${name}: ${items.join(', ')}.`),
        `${agents.heading}: ${agents.names.join(', ')}.`,
      ]),
    ),
    entry('section', 'lockout-check', tabs.checkTitle, 'Tool', [tabs.checkText]),
    searchSection('difference', difference, difference.points),
  ];
}

export function isoSections({ iso }: Content): SearchSection[] {
  const { families, implementation, calculator, reasons, builtIn } = iso;
  return [
    searchSection('metric-families', families, families.points),
    entry('section', 'sections', implementation.heading, '', [
      implementation.lead,
      implementation.covers,
    ]),
    ...implementation.sections.map(({ number, title, asks, features, example }) =>
      entry('section', isoSectionId(number), title, `Clause ${number}`, [
        asks,
        ...sentences(features),
        example.situation,
        ...sentences([...example.benefits, ...example.costs].map(({ label }) => label)),
      ]),
    ),
    searchSection('calculator', calculator, [
      { title: calculator.startLabel, text: `${calculator.note} ${calculator.assumption}` },
    ]),
    searchSection('why-it-matters', reasons, reasons.points),
    searchSection('built-in', builtIn, builtIn.points),
  ];
}

export function standardPageSections({ sections, prose }: StandardPage): SearchSection[] {
  if (prose !== undefined) return proseSections(prose, 'section');
  return sections.map(({ id, points, picture, table, ...heading }) => {
    const section = searchSection(id, heading, points);
    const rows = table?.rows.map((cells) => `${cells.join(', ')}.`) ?? [];
    return {
      ...section,
      text: [...section.text, ...rows, ...(picture?.caption ? [picture.caption] : [])],
    };
  });
}

/** The headings of a Markdown text, on both levels, each with the text below it. */
export function proseSections(
  sections: readonly ProseSection[],
  kind: SearchSection['kind'],
): SearchSection[] {
  return sections.flatMap(({ id, heading, subheadings, body }) => {
    const texts = splitAtHeadings(body);
    return [{ id, heading }, ...subheadings].map((titled, index) =>
      entry(kind, titled.id, titled.heading, '', texts[index] ?? []),
    );
  });
}

/** The text before the first level-3 heading, then the text below each. */
function splitAtHeadings(body: Root): string[][] {
  const groups: string[][] = [[]];
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h3') groups.push([]);
    else groups.at(-1)?.push(...blockTexts(node));
  }
  return groups;
}

/** Block elements, whose texts are kept apart so words don't run together. */
const blockTags = new Set(['p', 'li', 'td', 'th']);

function blockTexts(node: RootContent): string[] {
  if (node.type !== 'element') return [];
  return blockTags.has(node.tagName)
    ? [textContent(node).trim()]
    : node.children.flatMap(blockTexts);
}

function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textContent).join('') : '';
}

interface SectionHeading {
  /** The text in the bubble next to the heading. */
  tag?: string | undefined;
  heading: string;
  lead?: string | undefined;
}

type Point = { title: string; text: string };

/** A typical section: a heading, a lead, and points. */
function searchSection(
  id: string,
  { tag = '', heading, lead }: SectionHeading,
  points: readonly Point[],
): SearchSection {
  const texts = points.map(({ title, text }) => `${title}: ${text}`);
  return entry('section', id, heading, tag, [...(lead === undefined ? [] : [lead]), ...texts]);
}

function entry(
  kind: SearchSection['kind'],
  id: string,
  title: string,
  sub: string,
  text: string[],
): SearchSection {
  return { kind, id, title, sub, text };
}

const sentences = (lines: readonly string[]) => lines.map((line) => `${line}.`);
