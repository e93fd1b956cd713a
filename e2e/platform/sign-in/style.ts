import { fontFaceRule } from '../font';

/** Matches the site's colors, typeface, buttons, and fields. */
export const style = `${fontFaceRule}
:root { color-scheme: light; --paper: #f4f2ec; --white: #fffdf8; --ink: #1b1f22; --steel: #556068; --rule: #cbc6b8; --blue: #1a56a0; --red: #c5281f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 Archivo, "Helvetica Neue", Arial, sans-serif; word-spacing: .04em; overflow-wrap: break-word; }
header { border-bottom: 1px solid var(--rule); padding: 1.125rem calc(max(0px, 50vw - 41rem) + clamp(1.25rem, 4vw, 3rem)); font-weight: 700; font-size: 1.25rem; line-height: 1.4; }
header span { color: var(--steel); font: .75rem/1.4 "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace;
  letter-spacing: .04em; text-transform: uppercase; margin-left: .75rem; word-spacing: normal; }
main { display: grid; gap: 2.5rem 5rem; max-width: 82rem; margin: 0 auto; padding: clamp(2rem, 6vw, 5rem) clamp(1.25rem, 4vw, 3rem); }
h1 { font-size: clamp(2.4rem, 6vw, 4.5rem); line-height: 1.1; letter-spacing: -.015em; margin: 0; }
h2 { font-size: 1.5rem; line-height: 1.1; letter-spacing: -.015em; margin: 0 0 1.25rem; }
p { margin: 0 0 1rem; max-width: 34rem; }
.local { color: var(--steel); font-size: 1.125rem; }
.sheet { border: 2px solid var(--ink); background: var(--white); padding: clamp(1.25rem, 4vw, 2.5rem); align-self: start; }
label { display: block; font-weight: 600; margin: 0 0 .375rem; }
input { width: 100%; min-height: 3rem; margin-bottom: 1.25rem; font: inherit; font-size: 1.125rem; color: inherit;
  padding: .5rem .75rem; background: #fff; border: 1px solid var(--ink); border-radius: 3px; }
input[aria-invalid] { border: 2px solid var(--red); }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; font: inherit; font-weight: 600; font-size: .95rem; color: var(--paper);
  background: var(--ink); border: 1px solid transparent; border-radius: 3px; padding: .5rem 1.25rem; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: var(--steel); }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.error { border: 2px solid var(--red); border-left-width: 8px; background: var(--white); padding: .75rem 1rem; margin: 0 0 1.5rem; font-weight: 600; }
dl { margin: 0; border-top: 1px solid var(--rule); }
dl div { padding: .75rem 0; border-bottom: 1px solid var(--rule); }
dt { font-weight: 600; }
dd { margin: .25rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
code { font: .875rem/1.5 "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace; color: var(--steel); overflow-wrap: anywhere; word-spacing: normal; }
@media (min-width: 52rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } h1 { grid-column: 1 / -1; } }
`;
