import { isLookId, type LookId } from '../looks';

/** The radio group "View as"; choosing the same again counts, since the page may have signed out. */
export function createLookChoice(onChoose: (look: LookId) => void) {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="look"]')];
  for (const radio of radios) {
    radio.addEventListener('click', () => {
      if (isLookId(radio.value)) onChoose(radio.value);
    });
  }
  return {
    show(look: LookId) {
      for (const radio of radios) radio.checked = radio.value === look;
    },
  };
}
