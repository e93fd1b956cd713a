import type { Metadata } from 'next';
import { AdminNote } from '@/components/auth/admin-note';
import { MissingPage } from '@/components/sections/missing-page';
import { PageFrame } from '@/components/shell/page-frame';
import { Part } from '@/components/ui/part';
import { content } from '@/lib/content';

export const metadata: Metadata = {
  title: { absolute: `Page Not Found | ${content().site.name}` },
};

export default function NotFound() {
  return (
    <PageFrame crumb="Page Not Found">
      <MissingPage>
        <Part name="AdminNote">
          <AdminNote />
        </Part>
      </MissingPage>
    </PageFrame>
  );
}
