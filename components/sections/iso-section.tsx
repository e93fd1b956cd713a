import type { ComponentProps } from 'react';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import type { Iso } from '@/lib/content/types';
import { WorkedExample } from './worked-example';

interface IsoSectionProps {
  section: Iso['implementation']['sections'][number];
  sums: ComponentProps<typeof WorkedExample>['sums'];
}

/** One section of the specification: what it asks for, what answers it, and a sum to follow. */
export function IsoSection({ section, sums }: IsoSectionProps) {
  const { number, title, asks, features, example } = section;
  const id = `section-${number.replace('.', '-')}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="landing grid gap-x-14 gap-y-6 border-t border-rule py-10 xl:grid-cols-2"
    >
      <div>
        <div className="anchored">
          <h3 id={`${id}-heading`} className="text-2xl">
            <span className="tag mb-2 block font-normal text-steel normal-case">
              Section {number}
            </span>
            {title}
          </h3>
          <HeadingAnchor id={id} heading={`Section ${number}`} />
        </div>
        <p className="mt-3 text-steel">{asks}</p>
        <ul className="mt-4 list-disc pl-5 marker:text-steel">
          {features.map((feature) => (
            <li key={feature} className="py-1">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <WorkedExample {...example} sums={sums} />
    </section>
  );
}
