import type { Metadata } from 'next';
import { CallToAction } from '@/components/sections/call-to-action';
import { ComingSoon } from '@/components/sections/coming-soon';
import { DraftNote } from '@/components/sections/draft-note';
import { Film } from '@/components/sections/film';
import { Hero } from '@/components/sections/hero';
import { PageHead } from '@/components/sections/page-head';
import { WrittenSections } from '@/components/sections/written-sections';
import { AvailableNow } from '@/components/shell/available-now';
import { PageFrame } from '@/components/shell/page-frame';
import { TitleBlock } from '@/components/shell/title-block';
import { content, outlineOf, pageNamed } from '@/lib/content';
import type { FilmWords } from '@/lib/content/types';
import { drawingOf } from '../drawing-of';
import { filmOf, linkOf, mailHref, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';
import { LegalPage } from './legal-page';
import { ProsePage } from './prose-page';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

const ownRoutes = ['Home', 'AITeam', 'Capabilities', 'ISO'];

/** Every page of the registry that has no route of its own. */
export function generateStaticParams() {
  return content()
    .pages.filter(({ name }) => !ownRoutes.includes(name))
    .map(({ name }) => ({ page: name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await params).page);
}

export default async function RegistryPage({ params }: Props) {
  const {
    name,
    title,
    kind,
    status,
    description,
    available = [],
    mail,
  } = pageNamed((await params).page);
  const note = status === 'draft' && <DraftNote />;
  if (kind === 'placeholder') {
    return (
      <PageFrame
        crumb={title}
        before={<TitleBlock title={title} lead={description} />}
        after={
          <AvailableNow
            links={available.map(linkOf)}
            email={{ label: content().site.contactMail, href: mailHref(mail ?? 'contact', title) }}
          />
        }
      >
        {note}
        <ComingSoon />
      </PageFrame>
    );
  }
  if (kind === 'legal') {
    return (
      <PageFrame crumb={title}>
        {note}
        <LegalPage name={name} title={title} />
        <StructuredData page={name} />
      </PageFrame>
    );
  }
  const {
    headline = title,
    lead,
    film,
    drawing,
    sections,
    actions,
    closing,
    prose,
  } = outlineOf(name);
  const picture = film === undefined ? drawingOf(drawing) : filmPicture(film);
  if (prose !== undefined) {
    return (
      <PageFrame crumb={title}>
        {note}
        <ProsePage title={headline} head={{ lead, actions, closing }} sections={prose} />
        <StructuredData page={name} />
      </PageFrame>
    );
  }
  return (
    <PageFrame crumb={title}>
      {note}
      {picture === null ? (
        <PageHead title={headline} lead={lead} actions={actions.map(linkOf)} />
      ) : (
        <div className="mt-5">
          <Hero headline={headline} lead={lead} actions={actions.map(linkOf)}>
            {picture}
          </Hero>
        </div>
      )}
      <WrittenSections
        sections={sections.map((section) => ({
          ...withLinks(section),
          drawing: drawingOf(section.drawing),
        }))}
      />
      {closing !== undefined && <CallToAction {...withLinks(closing)} />}
      <StructuredData page={name} {...(film && { film: filmOf(film) })} />
    </PageFrame>
  );
}

function filmPicture(words: FilmWords) {
  const { seconds: _, ...film } = filmOf(words);
  return <Film {...film} />;
}
