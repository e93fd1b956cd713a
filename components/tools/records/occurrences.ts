/** Marks the links to a record on the page: in the text, and as ticks on a line at the right margin. */
export function markOccurrences(href: string): void {
  clearMarks();
  const links = [...document.querySelectorAll<HTMLElement | SVGElement>('main a.record')].filter(
    (link) => link.getAttribute('href') === href && link.checkVisibility(),
  );
  for (const link of links) link.dataset.open = '';
  if (links.length < 2) return;
  const tops = links.map((link) => link.getBoundingClientRect().top + scrollY);
  const first = Math.min(...tops);
  const leader = document.createElement('div');
  leader.className = 'record-leader';
  leader.ariaHidden = 'true';
  leader.style.top = `${first}px`;
  leader.style.height = `${Math.max(...tops) - first}px`;
  for (const top of tops) {
    const tick = document.createElement('i');
    tick.style.top = `${top - first}px`;
    leader.append(tick);
  }
  document.body.append(leader);
}

export function clearMarks(): void {
  document.querySelector('.record-leader')?.remove();
  for (const link of document.querySelectorAll<HTMLElement | SVGElement>('[data-open].record')) {
    delete link.dataset.open;
  }
}
