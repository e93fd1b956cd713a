import { AgentPlates } from '@/components/sections/agent-plates';
import { CallToAction } from '@/components/sections/call-to-action';
import { FeaturePair } from '@/components/sections/feature-pair';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { Manifold } from '@/components/sections/manifold';
import { RuledPoints } from '@/components/sections/point-lists';
import { Showcase } from '@/components/sections/showcase';
import { Tiles } from '@/components/sections/tiles';
import { PageFrame } from '@/components/shell/page-frame';
import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import { content, hrefOf } from '@/lib/content';
import { filmProps, resolveLinks, toLink } from './content-props';
import { pageMetadata } from './page-metadata';
import { renderAsk } from './render-ask';
import { renderDrawing } from './render-drawing';
import { renderPermitBoard } from './render-permit-board';
import { renderSheetBlock } from './render-sheet-block';
import { StructuredData } from './structured-data';

export const generateMetadata = () => pageMetadata('Home');

export default function HomePage() {
  const { home, agents, drawings } = content();
  const { hero, why, showcases, more, team, tiles, proof, callToAction } = home;
  const { seconds, ...film } = filmProps(hero.film);
  return (
    <PageFrame hasLine after={renderSheetBlock('Home')}>
      <Hero {...hero} actions={hero.actions.map(toLink)} note={hero.example}>
        <Film {...film} />
      </Hero>
      {renderAsk('Home')}
      <Section
        id="why"
        tag={why.tag}
        heading={why.heading}
        lead={why.lead}
        aside={<Manifold records={why.records} points={why.points} />}
      />
      {showcases.map((showcase) => (
        <Showcase
          key={showcase.id}
          showcase={showcase}
          drawing={
            showcase.drawing === 'permit-board'
              ? renderPermitBoard()
              : renderDrawing(showcase.drawing)
          }
        />
      ))}
      <FeaturePair
        features={more.map((feature) => ({
          ...feature,
          drawing: renderDrawing(feature.drawing),
          link: toLink(feature.link),
        }))}
      />
      <Section id="team" tone="graphite" tag={team.tag} heading={team.heading} lead={team.lead}>
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
        <Tiles tiles={tiles.items} board={drawings.operationsBoard} />
      </Section>
      <Section
        id="proof"
        rank="minor"
        tag={proof.tag}
        heading={proof.heading}
        aside={<RuledPoints points={proof.points} layout="cells" />}
      />
      <CallToAction {...resolveLinks(callToAction)} />
      <StructuredData page="Home" film={{ ...film, seconds }} />
    </PageFrame>
  );
}
