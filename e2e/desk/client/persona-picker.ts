import { isPersonaId, type PersonaId, personas } from '../view-options';
import { byId } from './dom';

/** The radio group "View as". Choosing the same persona again counts, because the page may have signed out. */
export function createPersonaPicker(onChoose: (persona: PersonaId) => void) {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="look"]')];
  const suggestion = byId('suggestion', HTMLDivElement);
  const accept = byId('accept-look', HTMLButtonElement);

  const choose = (value: string) => {
    suggestion.hidden = true;
    if (isPersonaId(value)) onChoose(value);
  };
  for (const radio of radios) radio.addEventListener('click', () => choose(radio.value));
  accept.addEventListener('click', () => choose(accept.value));

  return {
    /** Shows a persona. If it hasn't been chosen yet, offers a button to choose it. */
    show(persona: PersonaId | undefined, chosen: PersonaId | undefined) {
      for (const radio of radios) radio.checked = radio.value === persona;
      const suggested = personas.find(({ id }) => id === persona && id !== chosen);
      if (!suggested) return;
      accept.value = suggested.id;
      accept.textContent = `Switch to ${suggested.label}`;
      suggestion.hidden = false;
    },
  };
}
