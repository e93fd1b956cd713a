/** Says above a tool that it has stopped working. Not inside it, where a press would hydrate it again. */
export function showStopped(island: HTMLElement): void {
  // The HTML of menus and dialogs works without React.
  if (island.dataset.on !== 'approach' || island.closest('main') === null) return;
  // Each approach tries again.
  if (island.previousElementSibling?.role === 'alert') return;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'min-h-11 underline';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = 'border-l-4 border-amber bg-white px-4 py-3 text-ink print:hidden';
  const text = document.createElement('p');
  text.className = 'font-semibold';
  text.textContent = 'This tool has stopped working, and shows its example.';
  notice.append(text, reload);
  island.before(notice);
}
