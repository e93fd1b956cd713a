/** Finds an element by id. Throws if it's missing or of another type: the page and its script are out of sync. */
export function byId<E extends Element>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The preview desk's page has no ${kind.name} with the id "${id}".`);
}

/** Buttons of a group, of which one is pressed at a time. @returns a function that presses one */
export function createChoice(groupId: string, onChoose: (value: string) => void) {
  const group = byId(groupId, HTMLDivElement);
  const buttons = [...group.querySelectorAll('button')];
  const press = (value: string) => {
    for (const button of buttons) button.ariaPressed = String(button.value === value);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      press(button.value);
      onChoose(button.value);
    });
  }
  return press;
}

/** "Developer", as it was when the desk was last open: "View as" and the panels are shown while it's on. */
export function rememberDeveloper(): void {
  const [developer, key] = [byId('developer', HTMLInputElement), 'desk-developer'];
  developer.checked = localStorage.getItem(key) === 'on';
  developer.addEventListener('change', () =>
    localStorage.setItem(key, developer.checked ? 'on' : 'off'),
  );
}

/**
 * In a small window, "Pages" and "Controls" each replace the page.
 *
 * @returns a function that shows the page again
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
