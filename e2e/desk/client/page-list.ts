import { fetchFragment } from './desk-api';
import { byId } from './dom';

interface PageListOptions {
  onChoose: (path: string) => void;
  /** Called with the place of words to edit, as JSON. */
  onEdit: (place: string) => void;
  onError: (error: unknown) => void;
}

/** The list of pages, whose items the server writes, with its filter, and with what's found in their texts. */
export function createPageList({ onChoose, onEdit, onError }: PageListOptions) {
  const list = byId('page-list', HTMLDivElement);
  const filter = byId('page-filter', HTMLInputElement);
  const news = byId('pages-news', HTMLParagraphElement);
  let current = '/';

  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('a[data-path]')];
  const markCurrent = () => {
    for (const link of links()) link.ariaCurrent = link.dataset.path === current ? 'page' : null;
  };
  const applyFilter = (): number => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const item of list.querySelectorAll<HTMLElement>('.page-group li')) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of list.querySelectorAll<HTMLElement>('.page-group')) {
      group.hidden = group.querySelector('li:not([hidden])') === null;
    }
    return links().filter((link) => link.closest('[hidden]') === null).length;
  };

  const found = byId('found', HTMLDivElement);
  const wanted = byId('find', HTMLInputElement);
  const find = async () => {
    const text = wanted.value;
    const fragment = await fetchFragment(`found?${new URLSearchParams({ text })}`);
    // It may have been cleared in the meantime.
    if (text === wanted.value) found.replaceChildren(fragment);
    found.hidden = wanted.value.trim() === '';
  };
  byId('find-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    find().catch(onError);
  });
  wanted.addEventListener('input', () => {
    if (wanted.value === '') found.hidden = true;
  });
  byId('pages', HTMLElement).addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const place = target?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place !== undefined) onEdit(place);
    const link = target?.closest('a');
    // With a modifier key, the link opens another desk.
    if (!link?.dataset.path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(link.dataset.path);
  });
  filter.addEventListener('input', () => {
    news.textContent = `${applyFilter()} of ${links().length} pages`;
  });

  return {
    /** Reads the list again and keeps the focus on the same page. */
    async refresh(): Promise<void> {
      const fragment = await fetchFragment('pages');
      const focused = links().find((link) => link === document.activeElement)?.dataset.path;
      list.replaceChildren(fragment);
      applyFilter();
      markCurrent();
      links()
        .find(({ dataset }) => dataset.path === focused)
        ?.focus();
      if (!found.hidden) await find();
      news.textContent = byId('page-totals', HTMLParagraphElement).textContent;
    },
    show(path: string) {
      current = path;
      markCurrent();
    },
  };
}
