import { Island } from '@/components/islands/island';
import { AgentPlates } from '@/components/sections/agent-plates';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { Shift } from '@/components/sections/shift';
import { Tiles } from '@/components/sections/tiles';
import { PageFrame } from '@/components/shell/page-frame';
import PermitConflictBoard from '@/components/tools/permit-board/permit-conflict-board';
import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import { content, hrefOf } from '@/lib/content';
import { filmProps, resolveLinks, toLink } from './content-props';
import { pageMetadata } from './page-metadata';
import { renderDrawing } from './render-drawing';
import { renderSheetBlock } from './render-sheet-block';
import { StructuredData } from './structured-data';

export const generateMetadata = () => pageMetadata('Home');

export default function HomePage() {
  const { home, agents, svgs } = content();
  const { hero, shift, team, tiles, callToAction } = home;
  const { seconds, ...film } = filmProps(hero.film);
  return (
    <PageFrame hasLine after={renderSheetBlock('Home')}>
      <Hero {...hero} actions={hero.actions.map(toLink)} isWide>
        <Film {...film} />
      </Hero>
      <Shift
        {...shift}
        svg={svgs.unit200}
        chapters={shift.chapters.map((chapter) => ({
          ...chapter,
          tool:
            chapter.drawing === 'permit-board'
              ? renderPermitBoard()
              : renderDrawing(chapter.drawing),
        }))}
      />
      <Section id="team" tone="graphite" tag={team.tag} heading={team.heading}>
        <AgentPlates
          agents={agents
            .filter(({ headline }) => headline)
            .map((agent) => ({ ...agent, href: hrefOf(`AITeam#${agent.id}`) }))}
        />
        <div className="mt-8">
          <Actions links={[toLink(team.link)]} tone="graphite" secondaryOnly />
        </div>
      </Section>
      <Section id="tiles" rank="minor" tag={tiles.tag} heading={tiles.heading}>
        <Tiles tiles={tiles.items} />
      </Section>
      <CallToAction {...resolveLinks(callToAction)} />
      <StructuredData page="Home" film={{ ...film, seconds }} />
    </PageFrame>
  );
}

function renderPermitBoard() {
  return (
    <Island
      name="PermitConflictBoard"
      of={PermitConflictBoard}
      on="approach"
      props={content().drawings.permitBoard}
    />
  );
}
