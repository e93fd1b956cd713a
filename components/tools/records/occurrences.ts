/** Marks the links to a record on the page. */
export function markOccurrences(href: string): void {
  clearMarks();
  for (const link of document.querySelectorAll<HTMLElement | SVGElement>('main a.record')) {
    if (link.getAttribute('href') === href) link.dataset.open = '';
  }
}

export function clearMarks(): void {
  for (const link of document.querySelectorAll<HTMLElement | SVGElement>('[data-open].record')) {
    delete link.dataset.open;
  }
}
