import type { ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { Section } from '@/components/ui/section';
import type { LinkItem, StandardPage } from '@/lib/content/types';
import { Answers, Columns, RuledPoints } from './point-lists';

type PageSection = Omit<StandardPage['sections'][number], 'actions' | 'drawing' | 'picture'> & {
  actions: LinkItem[];
  /** The picture that illustrates the points, if there is one. */
  drawing: ReactNode;
  /** What each point is about in the picture. */
  keys?: readonly (readonly LinkItem[])[];
};

const tones: Partial<Record<string, 'deep' | 'graphite'>> = {
  stage: 'deep',
  statement: 'graphite',
};

/** The sections of a page with the standard layout, each in its own layout. */
export function PageSections({ sections }: { sections: PageSection[] }) {
  return sections.map((section, index) => {
    const { id, tag, heading, lead, actions, drawing } = section;
    const layout = section.layout ?? (section.drawing === null ? 'ruled' : 'split');
    if (layout === 'message') {
      const before = sections.slice(0, index).filter((other) => other.layout === 'message');
      const isWide = drawing !== null && before.some((other) => other.drawing !== null);
      return (
        <Message
          key={id}
          id={id}
          tag={tag}
          heading={heading}
          lead={lead}
          drawing={drawing}
          isWide={isWide}
        />
      );
    }
    if (layout === 'banner')
      return <Banner key={id} id={id} tag={tag} heading={heading} lead={lead} actions={actions} />;
    const tone = tones[layout] ?? 'paper';
    return (
      <Section
        key={id}
        id={id}
        tag={tag}
        heading={heading}
        tone={tone}
        {...(lead === undefined ? {} : { lead })}
      >
        <Body {...section} layout={layout} />
        {section.table && <Table {...section.table} labelledBy={`${id}-heading`} />}
        {actions.length > 0 && !isSplit(layout) && (
          <div className="mt-8">
            <Actions
              links={actions}
              tone={tone === 'graphite' ? 'graphite' : 'paper'}
              secondaryOnly
            />
          </div>
        )}
      </Section>
    );
  });
}

interface MessageProps {
  id: string;
  tag: string | undefined;
  heading: string;
  lead: string | undefined;
  drawing: ReactNode;
  /** Puts the drawing below the message and its explanation. */
  isWide: boolean;
}

/** A message next to a drawing or, without one, to its explanation. */
function Message({ id, tag, heading, lead, drawing, isWide }: MessageProps) {
  const hasDrawing = drawing !== null && !isWide;
  const explanation = lead !== undefined && (
    <p className={`max-w-xl text-lg text-steel ${hasDrawing ? '' : 'xl:mt-8 xl:max-w-none'}`}>
      {lead}
    </p>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`measure py-8 ${drawing === null ? 'md:pt-12 md:pb-4' : 'md:py-14'}`}
    >
      <div className={`split ${hasDrawing ? '' : 'max-xl:gap-4'}`}>
        <div className="grid gap-4">
          {tag !== undefined && <p className="tag text-steel">{tag}</p>}
          <h2 id={`${id}-heading`} className="text-subheading xl:text-heading">
            {heading}
          </h2>
          {hasDrawing && explanation}
        </div>
        {hasDrawing ? <div>{drawing}</div> : explanation}
      </div>
      {isWide && <div className="mt-8">{drawing}</div>}
    </section>
  );
}

type BannerProps = Pick<PageSection, 'id' | 'tag' | 'heading' | 'lead' | 'actions'>;

/** A band with a heading, a text, and an action, in one row if there's room. */
function Banner({ id, tag, heading, lead, actions }: BannerProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="my-4 bg-paper-deep py-7">
      <div className="measure grid gap-x-14 gap-y-5 lg:grid-cols-[5fr_7fr_auto] lg:items-center">
        <div>
          {tag !== undefined && <p className="tag mb-3 text-steel">{tag}</p>}
          <h2 id={`${id}-heading`} className="text-subheading">
            {heading}
          </h2>
        </div>
        <p className="max-w-2xl text-steel md:text-lg">{lead}</p>
        <Actions links={actions} />
      </div>
    </section>
  );
}

const isSplit = (layout: string) => layout === 'split' || layout === 'mirrored';

type BodyProps = Pick<PageSection, 'layout' | 'points' | 'drawing' | 'keys' | 'actions'>;

function Body({ layout = 'ruled', points, drawing, keys = [], actions }: BodyProps) {
  if (isSplit(layout)) {
    return (
      <div
        className={`split beside mt-10 ${layout === 'mirrored' ? layout : ''} ${keys.length > 0 ? 'keyed' : ''}`}
      >
        {points.length > 0 && <RuledPoints points={points} keys={keys} layout="narrow" />}
        <div className="picture">{drawing}</div>
        {actions.length > 0 && <Actions links={actions} secondaryOnly />}
      </div>
    );
  }
  return (
    <>
      {drawing !== null && <div className="mt-10">{drawing}</div>}
      {points.length > 0 &&
        (layout === 'ruled' && drawing !== null ? (
          <Answers points={points} />
        ) : layout === 'ruled' ? (
          <RuledPoints points={points} />
        ) : (
          <Columns
            points={points}
            tone={layout === 'statement' ? 'graphite' : 'paper'}
            isHung={drawing !== null}
          />
        ))}
    </>
  );
}

interface TableProps extends NonNullable<PageSection['table']> {
  /** The ID of the heading that names it. */
  labelledBy: string;
}

/** A table of short texts, on paper in any band. Its cells wrap, so it fits on a phone. */
function Table({ columns, rows, labelledBy }: TableProps) {
  const cell = 'px-3 py-2.5 text-left align-top wrap-anywhere';
  return (
    <table
      aria-labelledby={labelledBy}
      className="mt-10 w-full border-collapse border border-rule bg-paper text-ink"
    >
      <thead className="bg-paper-deep">
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className={`${cell} font-semibold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')} className="border-t border-rule">
            {row.map((words, index) => (
              <td key={columns[index]} className={cell}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
