import type { Metadata } from 'next';
import { PageFrame } from '@/components/shell/page-frame';
import { content } from '@/lib/content';
import { LazyNotFoundPage } from './lazy-not-found-page';

export const metadata: Metadata = {
  title: { absolute: `Page Not Found | ${content().site.name}` },
};

export default function NotFound() {
  return (
    <PageFrame breadcrumb="Page Not Found">
      <LazyNotFoundPage />
    </PageFrame>
  );
}
