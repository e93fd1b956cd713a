import { html } from 'hono/html';
import type { Outline } from './outline';

type Html = ReturnType<typeof html>;

/** The page's headings, landmarks, links, and pictures, with problems marked. */
export function outlineView({ headings, landmarks, links, pictures, problems }: Outline): Html {
  const inMain = links.filter((link) => link.isInMain);
  const around = links.filter((link) => !link.isInMain);
  return html`<h2>Outline</h2>
    ${problems.map((problem) => html`<p class="warning">${problem}</p>`)}
    <div class="outline">
      <section aria-labelledby="outline-headings">
        <h3 id="outline-headings">Headings ${count(headings)}</h3>
        <ol class="headings">${headings.map(headingItem)}</ol>
      </section>
      <section aria-labelledby="outline-links">
        <h3 id="outline-links">Links in the page’s own content ${count(inMain)}</h3>
        <ul>${inMain.map(linkItem)}</ul>
        <details><summary>In the top bar and the footer ${count(around)}</summary><ul>${around.map(linkItem)}</ul></details>
      </section>
      <section aria-labelledby="outline-landmarks">
        <h3 id="outline-landmarks">Landmarks ${count(landmarks)}</h3>
        <ul>${landmarks.map(({ role, label }) => html`<li><span class="tag">${role}</span> ${label}</li>`)}</ul>
      </section>
      <section aria-labelledby="outline-pictures">
        <h3 id="outline-pictures">Images, drawings, and films ${count(pictures)}</h3>
        <ul>${pictures.map(pictureItem)}</ul>
        ${pictures.length === 0 ? html`<p class="hint">None.</p>` : ''}
      </section>
    </div>`;
}

function count(items: readonly unknown[]): Html {
  return html`<span class="figure">${items.length}</span>`;
}

function warning(problem: string | null): Html | '' {
  return problem === null ? '' : html` <span class="warning">${problem}</span>`;
}

function headingItem({ level, text, problem }: Outline['headings'][number]): Html {
  return html`<li data-level="${level}"><span class="tag">H${level}</span> ${text}${warning(problem)}</li>`;
}

function linkItem({ text, href, problem }: Outline['links'][number]): Html {
  // The subject and body of a prepared email would hide everything else.
  const target = href.replace(/^(mailto:[^?]*\?).*$/, '$1…');
  return html`<li>${text} <span class="figure">${target}</span>${warning(problem)}</li>`;
}

function pictureItem({ kind, text, problem }: Outline['pictures'][number]): Html {
  return html`<li><span class="tag">${kind}</span> ${text}${warning(problem)}</li>`;
}
