/**
 * The one Trusted Types policy that a page's Content-Security-Policy admits: under the name `default`,
 * which the browser asks for each text that is about to become a script, a script's address or HTML.
 * Turbopack's runtime and React hand over plain texts, so that no policy of another name would be used.
 * What it has no function for (texts of scripts, so eval too) and what it answers with null is refused
 * by the browser, which also tells it on the console.
 *
 * Addresses: files of `/_next/static/` on the page's own origin. HTML: the empty script element by which
 * React makes one that never runs, and text without a `<`, which can be no element; such is the JSON-LD
 * of a page that the reader goes on to. Browsers without Trusted Types leave it at the first line.
 */
export const trustedScripts = `(function(t){
t&&t.createPolicy('default',{
createScriptURL:function(a){var u=new URL(a,document.baseURI);return u.origin===location.origin&&/^\\/_next\\/static\\/[\\w.~\\/-]+$/.test(u.pathname)?a:null},
createHTML:function(h){return h==='<script><\\/script>'||h.indexOf('<')<0?h:null}
})
})(window.trustedTypes);`;
