import { Annunciator } from '@/components/sections/annunciator';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { IsoSection } from '@/components/sections/iso-section';
import { RuledPoints } from '@/components/sections/ruled-points';
import { PageFrame } from '@/components/shell/page-frame';
import { Section } from '@/components/ui/section';
import { content, pageNamed, returnOf } from '@/lib/content';
import { filmOf, linkOf, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';

export const metadata = pageMetadata('ISO');

export default function IsoPage() {
  const { title } = pageNamed('ISO');
  const { headline, lead, film, actions, families, implementation, reasons, builtIn, closing } =
    content().iso;
  return (
    <PageFrame crumb={title}>
      <div className="mt-5">
        <Hero headline={headline} lead={lead} actions={actions.map(linkOf)}>
          <Film {...filmOf(film)} />
        </Hero>
      </div>
      <Section id="metric-families" {...families}>
        <RuledPoints points={families.points} />
      </Section>
      <Section id="sections" {...implementation}>
        <div className="mt-10">
          {implementation.sections.map((section) => (
            <IsoSection key={section.number} section={section} sums={returnOf(section.example)} />
          ))}
        </div>
      </Section>
      <Section id="why-it-matters" tone="graphite" tag={reasons.tag} heading={reasons.heading}>
        <RuledPoints points={reasons.points} tone="graphite" />
      </Section>
      <Section id="built-in" tag={builtIn.tag} heading={builtIn.heading}>
        <Annunciator windows={builtIn.points} />
      </Section>
      <CallToAction {...withLinks(closing)} />
      <StructuredData page="ISO" film={filmOf(film)} />
    </PageFrame>
  );
}
