import { createStorage } from '@/lib/session/storage';
import { localDate } from './dates';

/*
 * Follows the announcement in the HTML, so it's hidden or shown before the page below it is laid out: the reader's day can
 * differ from the build's, and a reader who closed it doesn't see it again.
 */

const key = 'announcement-closed';

function initAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  if (bar === null) return;
  const { announcement: text = '', from = '', until } = bar.dataset;
  const storage = createStorage(window).local;
  const day = localDate();
  const isOver = until !== undefined && day > until;
  bar.hidden = day < from || isOver || storage.get(key) === text;
  bar.querySelector('button')?.addEventListener('click', () => {
    bar.hidden = true;
    storage.set(key, text);
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}

initAnnouncement();
