import { html } from 'hono/html';
import type { LinkChange } from '../compare-links';
import type { ValueChange } from '../compare-values';
import type { WordChange, WordPart } from '../compare-words';
import { kindLabel, metadataLabel } from './labels';

export type Html = ReturnType<typeof html>;

export function wordChange(change: WordChange): Html {
  if (change.what === 'changed') {
    return entry('changed', `${kindLabel(change.kind)}, changed`, change.parts.map(wordPart));
  }
  if (change.what === 'kind') {
    const label = `${kindLabel(change.before)}, now ${kindLabel(change.kind).toLowerCase()}`;
    return entry('changed', label, html`${change.text}`);
  }
  const text = {
    added: html`<ins>${change.text}</ins>`,
    removed: html`<del>${change.text}</del>`,
    moved: html`${change.text}`,
  }[change.what];
  return entry(change.what, `${kindLabel(change.kind)}, ${change.what}`, text);
}

function wordPart({ what, text }: WordPart): Html {
  if (what === 'added') return html`<ins>${text}</ins>`;
  return what === 'removed' ? html`<del>${text}</del>` : html`${text}`;
}

export function linkChange(change: LinkChange): Html {
  const target = readable(change.target);
  if ('before' in change) {
    const targets = beforeAfter(readable(change.before), target);
    return entry('changed', 'Link destination changed', html`${change.text} ${targets}`);
  }
  const marked =
    change.what === 'added'
      ? html`<ins class="path">${target}</ins>`
      : html`<del class="path">${target}</del>`;
  return entry(change.what, `Link, ${change.what}`, html`${change.text} ${marked}`);
}

export function valueChange({ name, before, after }: ValueChange): Html {
  if (before === undefined) {
    return entry('added', `${metadataLabel(name)}, added`, html`<ins>${after}</ins>`);
  }
  if (after === undefined) {
    return entry('removed', `${metadataLabel(name)}, removed`, html`<del>${before}</del>`);
  }
  return entry('changed', metadataLabel(name), beforeAfter(...differingLines(before, after)));
}

/** The lines that only one of two texts has. */
function differingLines(before: string, after: string): [string, string] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const only = (lines: string[], others: string[]) => {
    const unique = lines.filter((line) => !others.includes(line));
    return (unique.length > 0 ? unique : lines).join('\n');
  };
  return [only(old, now), only(now, old)];
}

export function beforeAfter(before: string, after: string): Html {
  return html`<del class="value">${before}</del> <ins class="value">${after}</ins>`;
}

export function entry(what: string, label: string, body: unknown): Html {
  return html`<li class="${what}"><b>${label}</b><div>${body}</div></li>`;
}

/** An address without the escapes of a prefilled email. */
function readable(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // It has a percent sign that isn't an escape.
    return target;
  }
}
