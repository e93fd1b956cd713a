import type { Metadata } from 'next';
import { filmProps, mailtoHref, resolveLinks, toLink } from '@/app/content-props';
import { imageSources } from '@/app/image-sources';
import { drawingKeys, renderDrawing } from '@/app/render-drawing';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { ArticleLayout } from '@/components/sections/article-layout';
import { CallToAction } from '@/components/sections/call-to-action';
import { ComingSoon } from '@/components/sections/coming-soon';
import { DraftNote } from '@/components/sections/draft-note';
import { Film } from '@/components/sections/film';
import { Hero, WideHero } from '@/components/sections/hero';
import { PageHeader } from '@/components/sections/page-header';
import { PageSections } from '@/components/sections/page-sections';
import { Picture } from '@/components/sections/picture';
import { RequestSlip } from '@/components/sections/request-slip';
import { PageFrame } from '@/components/shell/page-frame';
import { AvailableNow, TitleBlock } from '@/components/shell/placeholder';
import { content, customPage, getPage, getStandardPage } from '@/lib/content';
import type { FilmContent, StandardPage } from '@/lib/content/types';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';
import { LegalPage } from './legal-page';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** Every page of the registry without a route of its own. */
export function generateStaticParams() {
  return content()
    .pages.filter(({ name }) => customPage(name) === undefined)
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
  } = getPage((await params).page);
  const note = status === 'draft' && <DraftNote />;
  if (kind === 'placeholder') {
    const links = available.map(toLink);
    if (mail === 'demo') {
      return (
        <PageFrame
          breadcrumb={title}
          before={<RequestSlip title={title} lead={description} {...demoSlip()} />}
          after={<AvailableNow links={links} email={null} />}
          skipsMain
        >
          {note}
          <p className="measure py-4 text-steel">Content coming soon</p>
        </PageFrame>
      );
    }
    const email = {
      label: content().site.contactMail,
      href: mailtoHref(mail ?? 'contact', title),
    };
    return (
      <PageFrame
        breadcrumb={title}
        before={<TitleBlock title={title} lead={description} />}
        after={<AvailableNow links={links} email={email} />}
      >
        {note}
        <ComingSoon />
      </PageFrame>
    );
  }
  if (kind === 'legal') {
    return (
      <PageFrame breadcrumb={title} after={renderSheetBlock(name)}>
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
    wideFilm,
    drawing,
    sections,
    actions,
    closing,
    prose,
  } = getStandardPage(name);
  const picture = film === undefined ? renderDrawing(drawing) : renderFilm(film, wideFilm);
  const PictureHero = wideFilm ? WideHero : Hero;
  return (
    <PageFrame breadcrumb={title} after={renderSheetBlock(name)}>
      {note}
      {picture === null ? (
        <PageHeader title={headline} lead={lead} actions={actions.map(toLink)} />
      ) : (
        <div className="mt-5">
          <PictureHero headline={headline} lead={lead} actions={actions.map(toLink)}>
            {picture}
          </PictureHero>
        </div>
      )}
      {prose === undefined ? (
        <PageSections
          sections={sections.map((section) => ({
            ...resolveLinks(section),
            drawing: renderPicture(section.picture) ?? renderDrawing(section.drawing),
            keys: drawingKeys(section.drawing),
          }))}
        />
      ) : (
        <ArticleLayout sections={prose} imageSources={imageSources} />
      )}
      {closing !== undefined && <CallToAction {...resolveLinks(closing)} />}
      <StructuredData page={name} {...(film && { film: filmProps(film) })} />
    </PageFrame>
  );
}

/** The form for the email that requests a demo. */
function demoSlip() {
  const { contactMail, emails, slip } = content().site;
  const { subject, body } = emails.demo;
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/:\s*$/, ''));
  const { label: _, ...words } = slip;
  return { ...words, email: { to: contactMail, subject, lines } };
}

function renderFilm(filmContent: FilmContent, isWide: boolean) {
  const { seconds: _, ...film } = filmProps(filmContent);
  return <Film {...film} isWide={isWide} />;
}

function renderPicture(picture: StandardPage['sections'][number]['picture']) {
  const image = content().images[picture?.file ?? ''];
  if (picture === undefined || image === undefined) return null;
  const { width, height } = image;
  return <Picture {...picture} width={width} height={height} {...imageSources(picture.file)} />;
}
