import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import type { LinkItem, Outline } from '@/lib/content/types';
import { RuledPoints } from './ruled-points';

type WrittenSection = Omit<Outline['sections'][number], 'actions'> & { actions: LinkItem[] };

/** The sections of a written page on their process line. */
export function WrittenSections({ sections }: { sections: WrittenSection[] }) {
  return sections.map(({ id, tag, heading, lead, points, actions }, index) => (
    <Section
      key={id}
      id={id}
      tag={tag ?? String(index + 1).padStart(2, '0')}
      heading={heading}
      {...(lead === undefined ? {} : { lead })}
    >
      {points.length > 0 && <RuledPoints points={points} />}
      {actions.length > 0 && (
        <div className="mt-8">
          <Actions links={actions} />
        </div>
      )}
    </Section>
  ));
}
