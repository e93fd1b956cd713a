import { html } from 'hono/html';
import type { Html } from '../html-document';
import type { Outline } from './outline';

/** The page's headings, landmarks, links, and pictures, with problems marked. */
export function outlineView({ headings, landmarks, links, pictures }: Outline): Html {
  const inMain = links.filter((link) => link.isInMain).map(linkItem);
  const around = links.filter((link) => !link.isInMain).map(linkItem);
  const mains = landmarks.filter(({ role }) => role === 'main').length;
  const titles = headings.filter(({ level }) => level === 1).length;
  return html`<h2>Outline</h2>
    ${titles === 1 ? '' : html`<p class="warning">The page has ${titles} headings of level 1. It needs one.</p>`}
    ${mains === 1 ? '' : html`<p class="warning">The page has ${mains} main landmarks. It needs one.</p>`}
    <div class="outline">
      ${section('headings', 'Headings', headings, html`<ol class="headings">${headings.map(headingItem)}</ol>`)}
      ${section(
        'links',
        'Links in the page’s own content',
        inMain,
        html`<ul>${inMain}</ul>
        <details><summary>In the top bar and the footer ${count(around)}</summary><ul>${around}</ul></details>`,
      )}
      ${section(
        'landmarks',
        'Landmarks',
        landmarks,
        html`<ul>${landmarks.map(({ role, label }) => html`<li><span class="tag">${role}</span> ${label}</li>`)}</ul>`,
      )}
      ${section(
        'pictures',
        'Images, drawings, and films',
        pictures,
        pictures.length === 0
          ? html`<p class="hint">None.</p>`
          : html`<ul>${pictures.map(({ kind, text, problem }) => html`<li><span class="tag">${kind}</span> ${text}${warning(problem)}</li>`)}</ul>`,
      )}
    </div>`;
}

function section(id: string, title: string, items: readonly unknown[], content: Html): Html {
  return html`<section aria-labelledby="outline-${id}"><h3 id="outline-${id}">${title} ${count(items)}</h3>${content}</section>`;
}

function count(items: readonly unknown[]): Html {
  return html`<span class="figure">${items.length}</span>`;
}

function warning(problem: string | undefined): Html | '' {
  return problem === undefined ? '' : html` <span class="warning">${problem}</span>`;
}

function headingItem({ level, text, problem }: Outline['headings'][number]): Html {
  return html`<li data-level="${level}"><span class="tag">H${level}</span> ${text}${warning(problem)}</li>`;
}

function linkItem({ text, href, problem }: Outline['links'][number]): Html {
  // The subject and body of a prepared email would hide everything else.
  const target = href.replace(/^(mailto:[^?]*\?).*$/, '$1…');
  return html`<li>${text} <span class="figure">${target}</span>${warning(problem)}</li>`;
}
