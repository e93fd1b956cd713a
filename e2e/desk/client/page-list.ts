import { fetchFragment } from './desk-api';
import { byId } from './dom';

/** The list of pages, whose items the server writes, with its filter. */
export function createPageList(onChoose: (path: string) => void) {
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

  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
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
      news.textContent = byId('page-totals', HTMLParagraphElement).textContent;
    },
    show(path: string) {
      current = path;
      markCurrent();
    },
  };
}
