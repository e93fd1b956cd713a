import { connectDesk } from './desk-calls';
import { createEditMode } from './edit-mode';

/* Runs in every page that next dev serves. Edits only if the preview desk frames the page. */

// Firefox applies letter spacing to the invisible marks, too. A tight line then became too narrow and broke in a word.
const withoutSpacing = new CSSStyleSheet();
withoutSpacing.replaceSync(
  '@supports (-moz-appearance: none) { * { letter-spacing: 0 !important } }',
);
document.adoptedStyleSheets.push(withoutSpacing);

const script = document.currentScript;
if (parent !== window && script instanceof HTMLScriptElement) {
  const { origin } = new URL(script.src);
  const desk = connectDesk(origin, (message) => {
    if (message.desk === 'undone') void mode.readAgain();
    else mode.turn(message.on);
  });
  const mode = createEditMode(desk, `${origin}/preview/edit-frame.css`);
}
