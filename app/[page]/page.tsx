import type { Metadata } from 'next';
import { CallToAction } from '@/components/sections/call-to-action';
import { ComingSoon } from '@/components/sections/coming-soon';
import { DraftNote } from '@/components/sections/draft-note';
import { PageHead } from '@/components/sections/page-head';
import { WrittenSections } from '@/components/sections/written-sections';
import { PageFrame } from '@/components/shell/page-frame';
import { content, outlineOf, pageNamed } from '@/lib/content';
import { linkOf, withLinks } from '../from-content';
import { pageMetadata } from '../page-metadata';
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
  const { name, title, kind, status } = pageNamed((await params).page);
  const note = status === 'draft' && <DraftNote />;
  if (kind === 'placeholder') {
    return (
      <PageFrame crumb={title}>
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
      </PageFrame>
    );
  }
  const { lead, sections, actions, closing, prose } = outlineOf(name);
  if (prose !== undefined) {
    return (
      <PageFrame crumb={title}>
        {note}
        <ProsePage title={title} head={{ lead, actions, closing }} sections={prose} />
      </PageFrame>
    );
  }
  return (
    <PageFrame crumb={title}>
      {note}
      <PageHead title={title} lead={lead} actions={actions.map(linkOf)} />
      <WrittenSections sections={sections.map(withLinks)} />
      {closing !== undefined && <CallToAction {...withLinks(closing)} />}
    </PageFrame>
  );
}
