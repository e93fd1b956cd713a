import { html } from 'hono/html';
import type { Html } from '../html-document';
import type { Outline } from './outline';

/** The page's headings, landmarks, links, and pictures, with problems marked. */
export function outlineView({ headings, landmarks, links, pictures }: Outline): Html {
  const inMain = links.filter((link) => link.isInMain).map(linkItem);
  const around = links.filter((link) => !link.isInMain).map(linkItem);
  const mains = landmarks.filter(({ role }) => role === 'main').length;
  const titles = headings.filter(({ level }) => level === 1).length;
  const headingItems = headings.map(
    ({ level, text, problem }) =>
      html`<li data-level="${level}"><span class="tag">H${level}</span> ${text}${warning(problem)}</li>`,
  );
  const landmarkItems = landmarks.map(
    ({ role, label }) => html`<li><span class="tag">${role}</span> ${label}</li>`,
  );
  const pictureItems = pictures.map(
    ({ kind, text, problem }) =>
      html`<li><span class="tag">${kind}</span> ${text}${warning(problem)}</li>`,
  );
  return html`<h2>Outline</h2>
    ${titles === 1 ? '' : html`<p class="warning">The page has ${titles} headings of level 1. It needs one.</p>`}
    ${mains === 1 ? '' : html`<p class="warning">The page has ${mains} main landmarks. It needs one.</p>`}
    <div class="outline">
      ${section('headings', 'Headings', headingItems, html`<ol class="headings">${headingItems}</ol>`)}
      ${section(
        'links',
        'Links in the page’s own content',
        inMain,
        html`<ul>${inMain}</ul>
        <details><summary>In the top bar and the footer ${count(around)}</summary><ul>${around}</ul></details>`,
      )}
      ${section('landmarks', 'Landmarks', landmarkItems)}
      ${section('pictures', 'Images, drawings, and films', pictureItems)}
    </div>`;
}

function section(id: string, title: string, items: Html[], list = html`<ul>${items}</ul>`): Html {
  return html`<section aria-labelledby="outline-${id}"><h3 id="outline-${id}">${title} ${count(items)}</h3>${list}</section>`;
}

const count = ({ length }: readonly unknown[]): Html => html`<span class="figure">${length}</span>`;

const warning = (problem: string | undefined): Html | '' =>
  problem === undefined ? '' : html` <span class="warning">${problem}</span>`;

function linkItem({ text, href, problem }: Outline['links'][number]): Html {
  // The subject and body of a prepared email would hide everything else.
  const target = href.replace(/^(mailto:[^?]*\?).*$/, '$1…');
  return html`<li>${text} <span class="figure">${target}</span>${warning(problem)}</li>`;
}
