import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import type { LinkItem, Outline } from '@/lib/content/types';
import { RuledPoints } from './ruled-points';

type WrittenSection = Omit<Outline['sections'][number], 'actions' | 'drawing'> & {
  actions: LinkItem[];
  /** The picture that shows what the points say, where there is one. */
  drawing: ReactNode;
};

/** The sections of a written page. */
export function WrittenSections({ sections }: { sections: WrittenSection[] }) {
  return sections.map(({ id, tag, heading, lead, points, actions, drawing }, index) => (
    <Section
      key={id}
      id={id}
      tag={tag ?? String(index + 1).padStart(2, '0')}
      heading={heading}
      {...(lead === undefined ? {} : { lead })}
    >
      {drawing === null ? (
        points.length > 0 && <RuledPoints points={points} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="xl:sticky xl:top-24">
            {points.length > 0 && <RuledPoints points={points} narrow />}
          </div>
          <div className="xl:mt-12">{drawing}</div>
        </div>
      )}
      {actions.length > 0 && (
        <div className="mt-8">
          <Actions links={actions} quiet />
        </div>
      )}
    </Section>
  ));
}
