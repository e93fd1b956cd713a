import type { Agent, Capabilities, Home, Iso, Outline, Team } from '../types';
import { type Part, section, wordsOf } from './part';

/* The parts of the written pages. The ids of sections that content does not name are those of app/. */

export function homeParts({ why, showcases, team, tiles }: Home): Part[] {
  return [
    section('why', why, why.points),
    ...showcases.map(
      ({ id, name, headline, description, benefits }): Part => ({
        kind: 'section',
        id,
        title: headline,
        sub: name,
        text: [description, ...benefits.map((benefit) => `${benefit}.`)],
      }),
    ),
    section('team', team, []),
    section('tiles', tiles, tiles.items),
  ];
}

export function teamParts({ wall, how }: Team, agents: readonly Agent[]): Part[] {
  return [
    section('agents', wall, []),
    ...agents.map(
      ({ id, name, role, tagline, capabilities, targetUsers, mainBenefit }): Part => ({
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
    section('how-they-work', how, how.points),
  ];
}

export function capabilityParts({ pillars, difference }: Capabilities): Part[] {
  return [
    ...pillars.map(
      ({ id, title, subtitle, description, features, evaluation, hubs }): Part => ({
        kind: 'pillar',
        id,
        title,
        sub: subtitle,
        text: [
          description,
          ...features.map((feature) => `${feature}.`),
          ...wordsOf((evaluation?.rows ?? []).map(({ name, text }) => ({ title: name, text }))),
          ...hubs.map(({ name, items }) => `${name}: ${items.join(', ')}.`),
        ],
      }),
    ),
    section('difference', difference, difference.points),
  ];
}

export function isoParts({ families, implementation, reasons, builtIn }: Iso): Part[] {
  return [
    section('metric-families', families, families.points),
    section('sections', implementation, []),
    ...implementation.sections.map(
      ({ number, title, asks, features, example }): Part => ({
        kind: 'section',
        id: `section-${number.replace('.', '-')}`,
        title,
        sub: `Section ${number}`,
        text: [asks, ...features.map((feature) => `${feature}.`), example.situation],
      }),
    ),
    section('why-it-matters', reasons, reasons.points),
    section('built-in', builtIn, builtIn.points),
  ];
}

export function outlineParts({ sections }: Outline): Part[] {
  return sections.map(({ id, points, ...heading }) => section(id, heading, points));
}
