'use client';

import { PageFault } from '@/components/shell/page-fault';
import { archivo, b612Mono } from './fonts';

/** Stands in place of everything when what is on every page has failed. */
export default function SiteError({ error }: { error: Error }) {
  return (
    <html lang="en" className={`${archivo.variable} ${b612Mono.variable}`}>
      <body>
        <PageFault error={error} name="Site" words="body > *" />
      </body>
    </html>
  );
}
