import { isoSectionId } from '../anchors';
import type { Content } from '../read-content';
import type { StandardPage } from '../types';
import { proseSections } from './prose-sections';
import { pointTexts, type SearchSection, searchSection } from './section';

/* The searchable sections of written pages. IDs that aren't in content/ are set in app/. */

export function homeSections({ home }: Content): SearchSection[] {
  const { why, showcases, team, tiles } = home;
  return [
    searchSection('why', why, why.points),
    ...showcases.map(
      ({ id, name, headline, description, benefits }): SearchSection => ({
        kind: 'section',
        id,
        title: headline,
        sub: name,
        text: [description, ...benefits.map((benefit) => `${benefit}.`)],
      }),
    ),
    searchSection('team', team, []),
    searchSection('tiles', tiles, tiles.items),
  ];
}

export function teamSections({ team, agents }: Content): SearchSection[] {
  const { wall, how } = team;
  return [
    searchSection('agents', wall, []),
    ...agents.map(
      ({ id, name, role, tagline, capabilities, targetUsers, mainBenefit }): SearchSection => ({
        kind: 'agent',
        id,
        title: name,
        sub: role,
        text: [
          tagline,
          ...capabilities.map((line) => `${line}.`),
          mainBenefit,
          `${targetUsers.join(', ')}.`,
        ],
      }),
    ),
    searchSection('how-they-work', how, how.points),
  ];
}

export function capabilitySections({ capabilities }: Content): SearchSection[] {
  const { pillars, difference } = capabilities;
  return [
    ...pillars.map(
      ({ id, title, subtitle, description, features, evaluation, hubs }): SearchSection => ({
        kind: 'pillar',
        id,
        title,
        sub: subtitle,
        text: [
          description,
          ...features.map((feature) => `${feature}.`),
          ...pointTexts((evaluation?.rows ?? []).map(({ name, text }) => ({ title: name, text }))),
          ...hubs.map(({ name, items }) => `${name}: ${items.join(', ')}.`),
        ],
      }),
    ),
    searchSection('difference', difference, difference.points),
  ];
}

export function isoSections({ iso }: Content): SearchSection[] {
  const { families, implementation, reasons, builtIn } = iso;
  return [
    searchSection('metric-families', families, families.points),
    searchSection('sections', implementation, []),
    ...implementation.sections.map(
      ({ number, title, asks, features, example }): SearchSection => ({
        kind: 'section',
        id: isoSectionId(number),
        title,
        sub: `Section ${number}`,
        text: [asks, ...features.map((feature) => `${feature}.`), example.situation],
      }),
    ),
    searchSection('why-it-matters', reasons, reasons.points),
    searchSection('built-in', builtIn, builtIn.points),
  ];
}

export function standardPageSections({ sections, prose }: StandardPage): SearchSection[] {
  if (prose !== undefined) return proseSections(prose, 'section');
  return sections.map(({ id, points, ...heading }) => searchSection(id, heading, points));
}
