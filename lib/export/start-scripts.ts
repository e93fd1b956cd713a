const scripts = /<script src="([^"]+)" async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Has a page's scripts begin after its first paint, so that words and pictures do not share the line
 * with them. They run in the order in which they stood.
 *
 * @throws when the page has no scripts: the export looks other than this step expects.
 */
export function startScriptsAfterPaint(html: string, page: string): string {
  const addresses = [...html.matchAll(scripts)].map(([, src]) => src);
  if (addresses.length === 0) throw new Error(`${page} has no scripts that could be moved`);
  return html
    .replace(scripts, '')
    .replace(preloads, '')
    .replace('</body>', () => `<script>${starter(addresses)}</script></body>`);
}

/**
 * A page that nobody sees paints nothing, so that there is nothing to wait for. React finds a script of
 * its own by the attribute `async`, which is set last since it would also undo the order.
 *
 * A button without an effect of the browser's own, pressed before the scripts are ready, is pressed
 * again as soon as they are.
 */
function starter(addresses: readonly (string | undefined)[]): string {
  return `(function(d,h){
var pressed;
function begin(){${JSON.stringify(addresses)}.forEach(function(a){var s=d.createElement('script');s.src=a;s.async=false;d.head.appendChild(s).setAttribute('async','')})}
function press(e){pressed=e.target.closest('button:not([popovertarget])')}
d.addEventListener('click',press,true);
new MutationObserver(function(_,o){if(!h.hasAttribute('data-ready'))return;o.disconnect();d.removeEventListener('click',press,true);pressed&&pressed.click()}).observe(h,{attributes:true,attributeFilter:['data-ready']});
d.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})
})(document,document.documentElement)`;
}
