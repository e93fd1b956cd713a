const scripts = /<script src="([^"]+)" async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/** The addresses of a page's scripts, in their order. */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(scripts)].map(([, address = '']) => address))];
}

interface Start {
  /** Addresses of the whole style sheets, which come along: React waits for none that is here. */
  sheets: readonly string[];
  /** The id of the module that takes over the page, run in a task of its own when all scripts are here. */
  entry: string;
}

/**
 * Has a page's scripts begin after its first paint, so that words and pictures do not share the line
 * with them. They run in the order in which they stood.
 *
 * @throws when the page has no scripts: the export looks other than this step expects.
 */
export function startScriptsAfterPaint(html: string, page: string, start: Start): string {
  const addresses = scriptsOf(html);
  if (addresses.length === 0) throw new Error(`${page} has no scripts that could be moved`);
  return html
    .replace(scripts, '')
    .replace(preloads, '')
    .replace('</body>', () => `<script>${starter(addresses, start)}</script></body>`);
}

/**
 * A page that nobody sees paints nothing, so that there is nothing to wait for. React finds a script of
 * its own by the attribute `async`, which is set last since it would also undo the order.
 *
 * A button without an effect of the browser's own, pressed before the scripts are ready, is pressed
 * again as soon as they are.
 */
function starter(addresses: readonly string[], { sheets, entry }: Start): string {
  return `(function(d,h){
var pressed;
function add(t,p){return d.head.appendChild(Object.assign(d.createElement(t),p))}
function begin(){
${JSON.stringify(sheets)}.forEach(function(a){add('link',{rel:'stylesheet',href:a}).setAttribute('data-precedence','next')});
${JSON.stringify(addresses)}.forEach(function(a,i,all){
var s=add('script',{src:a,async:false});
s.setAttribute('async','');
if(!all[i+1])s.onload=s.onerror=enter
})
}
function enter(){setTimeout(function(){TURBOPACK.push({otherChunks:[],runtimeModuleIds:[${entry}]})})}
function press(e){pressed=e.target.closest('button:not([popovertarget])')}
d.addEventListener('click',press,true);
new MutationObserver(function(_,o){if(!h.hasAttribute('data-ready'))return;o.disconnect();d.removeEventListener('click',press,true);pressed&&pressed.click()}).observe(h,{attributes:true,attributeFilter:['data-ready']});
d.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})
})(document,document.documentElement)`;
}
