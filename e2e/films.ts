import { content, getStandardPage, hrefOf } from '@/lib/content';

const { home, team, capabilities, iso } = content();
/** The pages with a film in the hero, and the film. */
export const films = [
  { name: 'Home', film: home.hero.film },
  { name: 'AITeam', film: team.hero.film },
  { name: 'Platform', film: getStandardPage('Platform').film },
  { name: 'Capabilities', film: capabilities.film },
  { name: 'ISO', film: iso.film },
  { name: 'About', film: getStandardPage('About').film },
].map(({ name, film }) => {
  if (film === undefined) throw new Error(`${name} has no film`);
  return { name, href: hrefOf(name), ...film };
});
