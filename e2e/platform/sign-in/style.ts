/** Paper, graphite and one blue; no web font, so that the page is there at once. */
export const style = `
:root { color-scheme: light; --paper: #f4f2ec; --ink: #1b1f22; --blue: #1d5fa8; --red: #a3271f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; display: grid; place-content: center;
  grid-template-columns: minmax(0, 27rem); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1rem; margin: 2.5rem 0 .5rem; }
p { margin: 0 0 1rem; }
.plate { border-top: 4px solid var(--ink); padding-top: 1.25rem; }
.local, .accounts { color: #4a5156; font-size: .9375rem; }
label { display: block; font-weight: 600; margin: 1.25rem 0 .375rem; }
input { width: 100%; font: inherit; color: inherit; padding: .625rem .75rem; background: #fff;
  border: 1px solid #6b7277; border-radius: 2px; }
input[aria-invalid] { border: 2px solid var(--red); }
button { font: inherit; font-weight: 600; color: #fff; background: var(--blue); border: 0;
  border-radius: 2px; padding: .75rem 1.5rem; min-height: 2.75rem; margin-top: 1.5rem; cursor: pointer; }
button:hover { background: #174c87; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.error { border-left: 4px solid var(--red); color: var(--red); padding: .25rem 0 .25rem .75rem; margin: 1.25rem 0 0; font-weight: 600; }
a { color: var(--blue); }
dl { margin: 0; border-top: 1px solid #c9c5b9; }
dl div { padding: .5rem 0; border-bottom: 1px solid #c9c5b9; }
dt, dd { margin: 0; }
code + code { margin-left: .75rem; }
code { font: .875rem/1.5 ui-monospace, monospace; color: var(--ink); overflow-wrap: anywhere; }
`;
