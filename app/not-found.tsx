import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/sections/not-found-page';
import { PageFrame } from '@/components/shell/page-frame';
import { content, getPage, hrefOf } from '@/lib/content';

export function generateMetadata(): Metadata {
  return { title: { absolute: `Page Not Found | ${content().site.name}` } };
}

const suggested = ['Platform', 'AITeam', 'Capabilities', 'ISO'];

export default function NotFound() {
  return (
    <PageFrame breadcrumb="Page Not Found">
      <NotFoundPage
        pages={suggested.map((name) => ({ label: getPage(name).title, href: hrefOf(name) }))}
      />
    </PageFrame>
  );
}
