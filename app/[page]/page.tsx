import type { Metadata } from 'next';
import { ComingSoon } from '@/components/sections/coming-soon';
import { HeadingList } from '@/components/sections/heading-list';
import { PageHead } from '@/components/sections/page-head';
import { PageFrame } from '@/components/shell/page-frame';
import { content, outlineOf, pageNamed } from '@/lib/content';
import { linkOf } from '../from-content';
import { pageMetadata } from '../page-metadata';
import { Dated } from './dated';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** Every page of the registry that has no route of its own. */
export function generateStaticParams() {
  return content()
    .pages.filter(({ name }) => name !== 'Home' && name !== 'AITeam')
    .map(({ name }) => ({ page: name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await params).page);
}

export default async function RegistryPage({ params }: Props) {
  const { name, title, kind } = pageNamed((await params).page);
  if (kind === 'placeholder') {
    return (
      <PageFrame crumb={title}>
        <ComingSoon />
      </PageFrame>
    );
  }
  const { lead, sections, actions, updated, effective } = outlineOf(name);
  return (
    <PageFrame crumb={title}>
      <PageHead
        title={title}
        lead={lead}
        actions={actions.map(linkOf)}
        dated={<Dated updated={updated} effective={effective} />}
      />
      <HeadingList sections={sections} />
    </PageFrame>
  );
}
