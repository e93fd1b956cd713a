'use client';

import { PageFault } from '@/components/shell/page-fault';

/** Stands between the bar and the footer when a page has failed. */
export default function PageError({ error }: { error: Error }) {
  return <PageFault error={error} name="Page" words=".page > nav, main" />;
}
