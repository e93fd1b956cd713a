import type { Locator, Page } from 'playwright/test';

/** Marks that a translation adds to vowels. Without them, it's the text before it. */
const marks = { Spanish: '\u0301', German: '\u0308' } as const;
export type Language = keyof typeof marks;

export function translated(text: string, language: Language): string {
  return text.replace(/[aeiou]/gi, `$&${marks[language]}`);
}

/**
 * Translates a page as Chrome does: each text gives way to two font elements with other words, and so does each that's new
 * or changed, until the page is left.
 */
export async function translate(page: Page, language: Language): Promise<void> {
  await page.evaluate((mark) => {
    function translateText(text: Node): void {
      const parent = text.parentElement;
      if (parent === null || parent.closest('font, svg, script, style, textarea, option')) return;
      const words = text.nodeValue ?? '';
      if (words.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(words.replace(/[aeiou]/gi, `$&${mark}`));
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    function translateTexts(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translateText(text);
    }
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData' && target.isConnected) translateText(target);
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) translateText(node);
          else translateTexts(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, marks[language]);
}

/** The words of elements, without what a translation adds. */
export async function wordsOf(elements: Locator): Promise<string[]> {
  const texts = await elements.allTextContents();
  return texts.map((text) => text.normalize('NFD').replace(/[\u0301\u0308]/g, ''));
}

/**
 * Uses a control of an island in main: presses it, moves it, or types.
 *
 * @param name as returned; null to use none
 * @returns the names of the controls that are visible, in which a translation's marks are left out
 */
export function operate(page: Page, name: string | null): Promise<string[]> {
  return page.evaluate((wanted) => {
    type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

    function nameOf(control: HTMLElement): string {
      const island = control.closest<HTMLElement>('[data-island]')?.dataset.island;
      const panel = control.closest('[popover]')?.id ?? '';
      const { ariaLabel, textContent, id, localName } = control;
      const words = `${island} ${panel} ${localName} ${id} ${ariaLabel ?? textContent ?? ''}`;
      return words.normalize('NFD').replace(/[\u0301\u0308]/g, '');
    }

    function setValue(field: Field, value: string): void {
      // React has a property of its own on the element.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      for (const type of ['input', 'change', 'focusout']) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }

    function change(control: HTMLElement): void {
      if (control instanceof HTMLSelectElement) {
        setValue(control, control.options[control.options.length - 1]?.value ?? '');
      } else if (control instanceof HTMLTextAreaElement) setValue(control, 'first\nsecond');
      else if (!(control instanceof HTMLInputElement)) control.click();
      else if (['radio', 'checkbox'].includes(control.type)) control.click();
      else if (control.type === 'range') {
        const { min, max, step } = control;
        const middle = (Number(max) - Number(min)) / Number(step) / 2;
        setValue(control, String(Number(min) + Math.floor(middle) * Number(step)));
      } else setValue(control, control.type === 'time' ? '10:15' : '12');
    }

    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main [data-island] :is(button, input:not([type=file]), select, textarea, summary)',
      ),
    ].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
    const names = controls.map(nameOf);
    if (wanted !== null) {
      const control = controls[names.indexOf(wanted)];
      if (control === undefined) throw new Error(`There’s no control ${wanted}`);
      change(control);
    }
    return names;
  }, name);
}
