import type { NewPage } from '@/lib/content/editing/new-page';
import type { PageSettings } from '@/lib/content/editing/page-settings';
import { createForm, type FormsOptions, pageName, saved } from './create-form';
import { curlQuotes } from './curl-quotes';
import { byId } from './dom';

/** The form for a new page, and for the settings of the one that's shown. */
export function createPageForm({ call, currentPath, onDone, onProblem }: FormsOptions): void {
  /** The page whose settings it shows; undefined for a new page. */
  let shown: { page: string; was: PageSettings } | undefined;
  const { form, submit, open } = createForm('page', save, onDone);
  const control = (name: string) => {
    const found = form.elements.namedItem(name);
    if (
      found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement ||
      found instanceof HTMLSelectElement
    )
      return found;
    throw new Error(`The form for pages has no field "${name}".`);
  };
  suggestName(control('title'), control('name'));
  byId('open-new-page', HTMLButtonElement).addEventListener('click', () => openFor(undefined));
  byId('open-settings', HTMLButtonElement).addEventListener('click', async () => {
    const page = pageName(currentPath());
    const { message, result } = await call('settings', { page });
    if (message !== undefined) return onProblem(message);
    // The server's route returns this type.
    const was = result as PageSettings;
    openFor({ page, was });
    fill(was);
  });

  function openFor(page: typeof shown): void {
    shown = page;
    open();
    byId('page-title', HTMLHeadingElement).textContent = page
      ? `Settings of ${page.was.title}`
      : 'New page';
    submit.textContent = page ? 'Save' : 'Create as a draft';
    for (const group of form.querySelectorAll('fieldset')) {
      // What's hidden isn't sent, nor required.
      group.hidden = group.disabled = (group.dataset.for === 'settings') !== (page !== undefined);
    }
  }

  function fill({ title, description, isDraft, publish, until, menu, footer, from }: PageSettings) {
    const fields = {
      title,
      description,
      status: isDraft ? 'draft' : '',
      publish,
      until,
      menu: [menu?.group, menu?.column].filter(Boolean).join(': '),
      label: menu?.label ?? '',
      footer: footer?.column ?? '',
      footerLabel: footer?.label ?? '',
      from: from.join('\n'),
    };
    for (const [name, value] of Object.entries(fields)) control(name).value = value;
  }

  async function save(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const [group = '', column] = text('menu').split(': ');
    const title = curlQuotes(text('title'));
    const words = {
      title,
      description: curlQuotes(text('description')),
      menu:
        group === '' ? null : { group, ...(column && { column }), label: text('label') || title },
    };
    if (shown === undefined) {
      const layout = text('layout') === 'sections' ? 'sections' : 'article';
      const page: NewPage = { ...words, name: text('name'), layout };
      const sentence = `Created /${page.name} as a draft, in content/pages/. Undo removes it again.`;
      return { answer: await call('new-page', page), sentence, created: `/${page.name}` };
    }
    const footer = text('footer');
    const settings: PageSettings = {
      ...words,
      isDraft: text('status') === 'draft',
      publish: text('publish'),
      until: text('until'),
      footer: footer === '' ? null : { column: footer, label: text('footerLabel') || title },
      from: text('from').split(/\s+/).filter(Boolean),
    };
    return { answer: await call('save-settings', { ...shown, settings }), sentence: saved };
  }
}

/** Until somebody enters an address, it follows from the title: "Shift Log" becomes ShiftLog. */
function suggestName(title: { value: string } & EventTarget, name: { value: string }): void {
  let suggested = '';
  title.addEventListener('input', () => {
    if (name.value !== suggested && name.value !== '') return;
    const words =
      title.value
        .normalize('NFKD')
        .replace(/\p{M}|['’]/gu, '')
        .match(/[a-z\d]+/gi) ?? [];
    suggested = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    name.value = suggested;
  });
}
