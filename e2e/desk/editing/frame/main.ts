import { connectDesk } from './desk-calls';
import { createEditMode } from './edit-mode';

/* Runs in every page that next dev serves. Does nothing unless the preview desk frames the page. */

const script = document.currentScript;
if (parent !== window && script instanceof HTMLScriptElement) {
  const { origin } = new URL(script.src);
  const desk = connectDesk(
    origin,
    (on) => (on ? mode.turnOn() : mode.turnOff()),
    () => void mode.readAgain(),
  );
  const mode = createEditMode(desk, `${origin}/preview/edit-frame.css`);
}
