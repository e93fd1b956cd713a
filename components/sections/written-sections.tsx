import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import type { LinkItem, Outline } from '@/lib/content/types';
import { HeadingList } from './heading-list';
import { RuledPoints } from './ruled-points';

type WrittenSection = Omit<Outline['sections'][number], 'actions'> & { actions: LinkItem[] };

/** The sections of a written page on their process line; a page of headings alone is a list of them. */
export function WrittenSections({ sections }: { sections: WrittenSection[] }) {
  const hasWords = sections.some(({ lead, points }) => lead !== undefined || points.length > 0);
  if (!hasWords) return <HeadingList sections={sections} />;
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
