import { filmProps, resolveLinks, toLink } from '@/app/content-props';
import { renderDrawing } from '@/app/render-drawing';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { CallToAction } from '@/components/sections/call-to-action';
import { DifferencePoints } from '@/components/sections/difference-points';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { Pillar } from '@/components/sections/pillar';
import { PillarRail } from '@/components/sections/pillar-rail';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, getPage, hrefOf } from '@/lib/content';
import type { DrawingName, LinkItem, ToolDrawingName } from '@/lib/content/types';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';
import { toolRenderers } from './render-tool';
import { toolCuts } from './render-tool-cut';

export const generateMetadata = () => pageMetadata('Capabilities');

export default function CapabilitiesPage() {
  const { title } = getPage('Capabilities');
  const { capabilities } = content();
  const { headline, lead, actions, pillars, difference, closing } = capabilities;
  const { seconds, ...film } = filmProps(capabilities.film);
  return (
    <PageFrame breadcrumb={title} after={renderSheetBlock('Capabilities')}>
      <div className="mt-5">
        <Hero headline={headline} lead={lead} actions={actions.map(toLink)}>
          <Film {...film} />
        </Hero>
      </div>
      <div>
        <PillarRail names={pillars.map(({ short }) => short)} />
        {pillars.map((pillar, index) => (
          <Pillar
            key={pillar.id}
            number={index + 1}
            pillar={pillar}
            agents={pillar.agents.names.map(agentLink)}
            {...picturesOf(pillar.drawing)}
          />
        ))}
      </div>
      <Section id="difference" tone="graphite" tag={difference.tag} heading={difference.heading}>
        <DifferencePoints bar={difference.bar} points={difference.points} />
      </Section>
      <CallToAction {...resolveLinks(closing)} />
      <StructuredData page="Capabilities" film={{ ...film, seconds }} />
    </PageFrame>
  );
}

function picturesOf(name: DrawingName | ToolDrawingName | undefined) {
  return name !== undefined && isTool(name)
    ? { cut: toolCuts[name](), tool: toolRenderers[name]() }
    : { cut: renderDrawing(name), tool: null };
}

function isTool(name: DrawingName | ToolDrawingName): name is ToolDrawingName {
  return name in toolRenderers;
}

/** A link to an agent's plate on AI Team. The schema guarantees that the agent exists. */
function agentLink(name: string): LinkItem {
  const agent = content().agents.find((candidate) => candidate.name === name);
  return { label: name, href: `${hrefOf('AITeam')}#${agent?.id}` };
}
