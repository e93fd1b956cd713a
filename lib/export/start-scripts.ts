const scripts = /<script src="([^"]+)" async=""><\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/** The addresses of a page's scripts, in their order. */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(scripts)].map(([, address = '']) => address))];
}

interface Start {
  /**
   * Addresses of the full style sheets. They load with the scripts, apply to print at once, and to the
   * screen from hydration on (`components/shell/whole-styles.tsx`).
   */
  sheets: readonly string[];
  /** URL of the RSC payload for hydration. */
  data: string;
  /** The id of the module that takes over the page, run in a task of its own when all is here. */
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
  if (addresses.length === 0) throw new Error(`${page} has no scripts to move`);
  return html
    .replace(scripts, '')
    .replace(preloads, '')
    .replace('</body>', () => `<script>${starter(addresses, start)}</script></body>`);
}

/** Not every browser tells of its first paint: some keep such times from pages, so as not to be known. */
const withoutPaintMs = 2000;

/**
 * A page that nobody sees paints nothing, and one that is covered until its reader is known has no words to
 * paint: there is nothing to wait for. Else the paint is over when it is told of; the frame before, in which
 * it is made, would share the processor and the line with the scripts.
 *
 * React finds a script of its own by the attribute `async`, which is set last since it would also undo the
 * order.
 *
 * A button without an effect of the browser's own, pressed before the scripts are ready, is pressed
 * again as soon as they are. Where a file does not come, the page stays as it is, and the browser says so.
 */
function starter(addresses: readonly string[], { sheets, data, entry }: Start): string {
  return `(function(d,h){
var pressed,data;
function add(t,p){return d.head.appendChild(Object.assign(d.createElement(t),p))}
function begin(){
if(data)return;
data=fetch(${JSON.stringify(data)},{priority:'low'}).then(function(r){return r.ok&&r.text()}).catch(function(){});
${JSON.stringify(sheets)}.forEach(function(a){add('link',{rel:'stylesheet',media:'print',href:a}).setAttribute('data-precedence','next')});
${JSON.stringify(addresses)}.forEach(function(a,i,all){
var s=add('script',{src:a,async:false});
s.setAttribute('async','');
if(!all[i+1])s.onload=s.onerror=enter
})
}
function enter(){data.then(function(t){t&&setTimeout(function(){
(self.__next_f=self.__next_f||[]).push([0],[1,t]);
TURBOPACK.push({otherChunks:[],runtimeModuleIds:[${entry}]})
})})}
function press(e){pressed=e.target.closest('button:not([popovertarget])')}
d.addEventListener('click',press,true);
new MutationObserver(function(_,o){if(!h.hasAttribute('data-ready'))return;o.disconnect();d.removeEventListener('click',press,true);pressed&&pressed.click()}).observe(h,{attributes:true,attributeFilter:['data-ready']});
d.hidden||h.getAttribute('data-session')==='token'?begin():(setTimeout(begin,${withoutPaintMs}),new PerformanceObserver(begin).observe({type:'paint',buffered:true}))
})(document,document.documentElement)`;
}
