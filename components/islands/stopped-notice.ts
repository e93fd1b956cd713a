/** Says in a tool's place that it has stopped working. */
export function showStopped(island: HTMLElement): void {
  // The HTML of menus and dialogs works without React.
  if (island.dataset.on !== 'approach' || island.closest('main') === null) return;
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
  island.prepend(notice);
}
