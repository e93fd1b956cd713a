import { readView, type View } from '../view-options';

/** The buttons that choose how to look at the page. */
export function createViewPicker(onChoose: (view: View) => void) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-view]')];
  const show = (view: View) => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.view === view.id));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const view = readView(button.dataset.view);
      show(view);
      onChoose(view);
    });
  }
  return { show };
}
