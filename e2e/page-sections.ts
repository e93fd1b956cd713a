import type { Locator } from 'playwright';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';

/** Headings of a page's sections by section ID. The IDs are URL fragments and don't change. */
function headingsById(page: string): Record<string, string> {
  const { home, team, capabilities, iso, standardPages, legal } = content();
  const byId = (sections: readonly { id: string; heading: string }[] = []) =>
    Object.fromEntries(sections.map(({ id, heading }) => [id, heading]));
  switch (page) {
    case 'Home':
      return {
        why: home.why.heading,
        ...byId(home.showcases.map(({ id, headline }) => ({ id, heading: headline }))),
        team: home.team.heading,
        tiles: home.tiles.heading,
        proof: home.proof.heading,
      };
    case 'AITeam':
      return { agents: team.wall.heading, 'how-they-work': team.how.heading };
    case 'Capabilities':
      return {
        ...byId(capabilities.pillars.map(({ id, title }) => ({ id, heading: title }))),
        difference: capabilities.difference.heading,
      };
    case 'ISO':
      return {
        'metric-families': iso.families.heading,
        sections: iso.implementation.heading,
        ...byId(
          iso.implementation.sections.map(({ number, title }) => ({
            id: isoSectionId(number),
            heading: `Clause ${number} ${title}`,
          })),
        ),
        'why-it-matters': iso.reasons.heading,
        'built-in': iso.builtIn.heading,
      };
    default:
      return byId(legal[page]?.sections ?? standardPages[page]?.sections);
  }
}

/** The section with this ID, located by its heading. A pillar's heading starts with its number. */
export function sectionById(main: Locator, page: string, id: string): Locator {
  const heading = headingsById(page)[id];
  if (heading === undefined) throw new Error(`${page} has no section with the ID ${id}`);
  return main.getByRole('region', { name: new RegExp(`^(\\d+\\. )?${escapeRegExp(heading)}$`) });
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
