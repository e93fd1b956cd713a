const boot = '<script data-boot="">';
/** As app/fonts.ts names it. The monospace needs no waiting: every system has one of the same width. */
const typeface = 'archivo';

/** How soon a page must have been answered for it to wait, in milliseconds. */
const quickAnswer = 300;
/** How long it waits at most. On a slow connection, 50 ms is enough only for a cached font. */
const most = { quick: 1000, slow: 50 };

/**
 * `awaited` hides the page until its typeface is here. `late` keeps the fallback until the next navigation,
 * because swapping now would shift text (`app/loading.css`).
 */
const script = `(function(h,p){
function end(state){if(h.getAttribute('data-typeface')==='awaited')h.setAttribute('data-typeface',state)}
h.setAttribute('data-typeface','awaited');
setTimeout(end,p&&p.responseStart-p.requestStart<${quickAnswer}?${most.quick}:${most.slow},'late');
document.addEventListener('DOMContentLoaded',function(){document.fonts.load('1em ${typeface}').then(function(){end('here')},function(){end('late')})})
})(document.documentElement,performance.getEntriesByType('navigation')[0]);`;

/**
 * Makes a page's first paint wait for its typeface. Part of the boot script, because a separate script would
 * need its own hash in the policy. Must run before inline-styles: critical CSS keeps `[data-typeface]` rules
 * only if this script is already in the page.
 *
 * @throws when the page has no boot script: the export looks other than this step expects.
 */
export function typefacesFirst(html: string, page: string): string {
  if (!html.includes(boot)) throw new Error(`${page} has no boot script in its head`);
  return html.replace(boot, () => `${boot}${script}`);
}

/** @throws when a page's styles lack what its wait for the typeface needs. */
export function checkTypeface(html: string, page: string): void {
  for (const rule of [`@font-face{font-family:${typeface};`, '[data-typeface=awaited]']) {
    if (!html.includes(rule)) throw new Error(`${page} has no style ${rule}`);
  }
}
