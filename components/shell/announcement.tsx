import { CloseIcon } from '@/components/ui/icons';
import { LinkLabel } from '@/components/ui/link-label';
import type { LinkItem } from '@/lib/content/types';

interface AnnouncementProps {
  text: string;
  link?: LinkItem | undefined;
  /** The first and the last day, as YYYY-MM-DD. */
  from?: string | undefined;
  until?: string | undefined;
  /** The day of the build. */
  today: string;
}

/** A line above the top bar. `lib/page/announcement.ts` hides or shows it on the reader's day, and closes it. */
export function Announcement({ text, link, from, until, today }: AnnouncementProps) {
  return (
    <aside
      aria-label="Announcement"
      data-announcement={text}
      data-from={from}
      data-until={until}
      hidden={from !== undefined && from > today}
      suppressHydrationWarning
      className="border-b border-ink bg-white print:hidden"
    >
      <div className="measure flex items-center justify-between gap-4">
        <p className="py-2">
          {text}{' '}
          {link && (
            <a href={link.href} className="font-semibold underline underline-offset-4">
              <LinkLabel href={link.href}>{link.label}</LinkLabel>
            </a>
          )}
        </p>
        <button
          type="button"
          aria-label="Close announcement"
          className="needs-script grid size-11 shrink-0 place-items-center hover:bg-paper-deep"
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  );
}
