import { byId } from './dom';

/**
 * On small windows, where the page has the screen: "Pages" and "Controls" show those in its place.
 *
 * @returns a function that shows the page
 */
export function createDrawers(): () => void {
  const buttons = [...byId('drawers', HTMLElement).querySelectorAll('button')];
  const show = (drawer: string) => {
    document.body.dataset.drawer = drawer;
    for (const button of buttons) button.ariaExpanded = String(button.value === drawer);
  };
  for (const button of buttons) {
    button.addEventListener('click', () =>
      show(button.ariaExpanded === 'true' ? '' : button.value),
    );
  }
  return () => show('');
}
