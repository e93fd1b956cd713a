import { html } from 'hono/html';
import { footerColumns, menuGroups, solutionsColumns } from '@/lib/content/schemas/pages';
import type { Html } from '../../html-document';

/** The forms for words, pages, and pictures. */
export function writingDialogs(): Html {
  return html`${dialog(
    'words',
    'Edit text',
    'Save',
    html`<p class="hint figure" data-position></p>
      ${field('Text', (own) => html`<textarea ${own} name="value" rows="6"></textarea>`)}
      <div class="segments" role="group" data-entry><span></span>
        ${Object.entries(listButtons).map(([action, label]) => html`<button type="button" value="${action}">${label}</button>`)}</div>`,
  )}${dialog(
    'page',
    'Page',
    'Save',
    html`${field('Title', (own) => html`<input ${own} name="title" type="text" required autocomplete="off">`)}
      <fieldset data-for="new">
      ${field('Address', (own) => html`<input ${own} name="name" type="text" class="figure" required autocomplete="off" spellcheck="false">`, 'Letters and digits, such as ShiftLog. Other sites will link to it.')}
      </fieldset>
      ${field('Description', (own) => html`<textarea ${own} name="description" rows="3" required></textarea>`, 'For search results, 70 to 160 characters. A new page also has it as its lead at first.')}
      <fieldset data-for="new">
      ${field('Layout', (own) => html`<select ${own} name="layout"><option value="article">An article, in Markdown</option><option value="sections">Short sections, in YAML</option></select>`)}
      </fieldset>
      ${field('Menu', (own) => html`<select ${own} name="menu"><option value="">None</option>${menus().map((menu) => html`<option ${menu === 'About' ? 'hidden' : ''}>${menu}</option>`)}</select>`)}
      ${field('Label in the menu', (own) => html`<input ${own} name="label" type="text" maxlength="40" autocomplete="off">`, 'Without one, it’s the title.')}
      <fieldset data-for="settings">
      ${field('Footer', (own) => html`<select ${own} name="footer"><option value="">None</option>${footerColumns.map((column) => html`<option>${column}</option>`)}</select>`)}
      ${field('Label in the footer', (own) => html`<input ${own} name="footerLabel" type="text" maxlength="40" autocomplete="off">`, 'Without one, it’s the title.')}
      ${field('Status', (own) => html`<select ${own} name="status"><option value="">Published</option><option value="draft">Draft</option></select>`)}
      ${field('First day', (own) => html`<input ${own} name="publish" type="date">`, 'A build before it doesn’t have the page.')}
      ${field('Last day', (own) => html`<input ${own} name="until" type="date">`, 'A build after it doesn’t have the page.')}
      ${field('Old addresses', (own) => html`<textarea ${own} name="from" rows="2" class="figure" spellcheck="false"></textarea>`, 'One a line, such as /products/shift-log. Each leads to the page.')}
      </fieldset>`,
  )}${dialog(
    'picture',
    'Picture',
    'Save',
    html`<p class="hint" data-none hidden>This page has no section for a picture. Articles and legal texts have
      one in every section, pages of sections in those without a drawing or a picture. Home, AI Team, Core
      Capabilities, ISO Alignment, and placeholders have none.</p>
      ${field('Picture file', (own) => html`<input ${own} name="file" type="file" accept=".png,.jpg,.jpeg,.webp,.avif">`, 'PNG, JPEG, WebP, or AVIF, 1,280 pixels wide if you can, at most 6 MB.')}
      <div data-section>${field('Section', (own) => html`<select ${own} name="section"></select>`)}</div>
      ${field('What it shows', (own) => html`<textarea ${own} name="description" rows="2" maxlength="250" required></textarea>`, 'For people who can’t see it.')}
      ${field('Caption', (own) => html`<input ${own} name="caption" type="text" maxlength="200" autocomplete="off">`, 'Optional: everyone reads it below the picture.')}`,
  )}`;
}

const listButtons = { up: 'Move up', down: 'Move down', copy: 'Duplicate', remove: 'Remove' };

/** The menus, which list several pages except About, those of Solutions with their columns: `Solutions: Compliance & Risk`. */
function menus(): string[] {
  return menuGroups.flatMap((group) =>
    group === 'Solutions' ? solutionsColumns.map((column) => `${group}: ${column}`) : [group],
  );
}

function dialog(id: string, title: string, action: string, fields: Html): Html {
  return html`<dialog id="${id}" aria-labelledby="${id}-title"><form>
    <h2 id="${id}-title">${title}</h2>
    ${fields}
    <ul class="findings" role="alert"></ul>
    <p><button type="submit">${action}</button> <button type="button" data-cancel>Cancel</button></p>
  </form></dialog>`;
}

/** @param control gets the attributes that connect it to its label, and to the hint, which isn't part of its name */
function field(label: string, control: (attributes: Html) => Html, hint = ''): Html {
  const id = `field-${label.toLowerCase().replaceAll(' ', '-')}`;
  return html`<div><label for="${id}">${label}</label>
    ${control(html`id="${id}" aria-describedby="${id}-hint"`)}<small id="${id}-hint">${hint}</small></div>`;
}
