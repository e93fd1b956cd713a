import { filmProps, resolveLinks, toLink } from '@/app/content-props';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { Island } from '@/components/islands/island';
import { CallToAction } from '@/components/sections/call-to-action';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { CourseRecord, Reasons } from '@/components/sections/iso-points';
import { MetricLine } from '@/components/sections/metric-line';
import { ReturnChart } from '@/components/sections/return-chart';
import { PageFrame } from '@/components/shell/page-frame';
import RoiCalculator from '@/components/tools/roi/roi-calculator';
import { Section } from '@/components/ui/section';
import { content, getPage, sumExample } from '@/lib/content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';

export const generateMetadata = () => pageMetadata('ISO');

export default function IsoPage() {
  const { title } = getPage('ISO');
  const { iso } = content();
  const {
    headline,
    lead,
    actions,
    families,
    implementation,
    calculator,
    reasons,
    builtIn,
    closing,
  } = iso;
  const { startLabel, assumption, note } = calculator;
  const examples = implementation.sections.map(({ number, example }) => ({ number, ...example }));
  const calculatorContent = { startLabel, assumption, note, examples };
  const { seconds, ...film } = filmProps(iso.film);
  return (
    <PageFrame breadcrumb={title} after={renderSheetBlock('ISO')}>
      <div className="mt-5">
        <Hero headline={headline} lead={lead} actions={actions.map(toLink)}>
          <Film {...film} />
        </Hero>
      </div>
      <Section id="calculator" heading={calculator.heading} lead={calculator.lead}>
        <div className="mt-8">
          <Island name="RoiCalculator" of={RoiCalculator} on="approach" props={calculatorContent} />
        </div>
      </Section>
      <Section id="sections" heading={implementation.heading} lead={implementation.lead}>
        <ReturnChart
          covers={implementation.covers}
          rows={implementation.sections.map((section) => ({
            section,
            sums: sumExample(section.example),
          }))}
        />
      </Section>
      <Section id="metric-families" heading={families.heading} lead={families.lead}>
        <MetricLine families={families.points} />
      </Section>
      <Section id="why-it-matters" tone="graphite" heading={reasons.heading}>
        <Reasons points={reasons.points} />
      </Section>
      <Section id="built-in" heading={builtIn.heading}>
        <CourseRecord title={builtIn.record} points={builtIn.points} />
      </Section>
      <CallToAction {...resolveLinks(closing)} />
      <StructuredData page="ISO" film={{ ...film, seconds }} />
    </PageFrame>
  );
}
