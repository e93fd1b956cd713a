import type { Agent, Capabilities, Home, Iso, StandardPage, Team } from '../types';
import { pointTexts, type SearchSection, searchSection } from './section';

/* The searchable sections of written pages. IDs that aren't in content/ are set in app/. */

export function homeSections({ why, showcases, team, tiles }: Home): SearchSection[] {
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

export function teamSections({ wall, how }: Team, agents: readonly Agent[]): SearchSection[] {
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

export function capabilitySections({ pillars, difference }: Capabilities): SearchSection[] {
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

export function isoSections({ families, implementation, reasons, builtIn }: Iso): SearchSection[] {
  return [
    searchSection('metric-families', families, families.points),
    searchSection('sections', implementation, []),
    ...implementation.sections.map(
      ({ number, title, asks, features, example }): SearchSection => ({
        kind: 'section',
        id: `section-${number.replace('.', '-')}`,
        title,
        sub: `Section ${number}`,
        text: [asks, ...features.map((feature) => `${feature}.`), example.situation],
      }),
    ),
    searchSection('why-it-matters', reasons, reasons.points),
    searchSection('built-in', builtIn, builtIn.points),
  ];
}

export function standardPageSections({ sections }: StandardPage): SearchSection[] {
  return sections.map(({ id, points, ...heading }) => searchSection(id, heading, points));
}
