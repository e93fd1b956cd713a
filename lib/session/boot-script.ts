import { clearParam, tokenParam } from './address';
import { tokenKeys } from './storage';

/** Where the boot script leaves the address that the visit came with. */
export const arrivalKey = '__brazosAddress';

/** Longer than the budget of the session's two calls; in case its scripts never come. */
export const bootEndsAfterMs = 9000;

/**
 * Runs in the head before anything is requested. Takes the token's parameters out of the address, so
 * that no later request's referrer and no other script sees them; takes slashes that begin a path
 * together, since the router would read `//host` as another host's address and give up; and marks the root element with
 * `data-session`: `token` when who is asking decides what is shown, otherwise `visitor`.
 */
export const bootScript = `(function(w,l,d){
var t,c;
try{
if(l.pathname[1]==='/')w.history.replaceState(w.history.state,'',l.href.replace(/([^:])\\/\\/+/,'$1/'));
var m=/^([^?#]*)\\?([^#]*)([^]*)$/.exec(l.href),q=new URLSearchParams(l.search),T='${tokenParam}',C='${clearParam}';
t=q.get(T);c=q.get(C)==='true';
if(m){
var a=m[2].split('&'),b=a.filter(function(p){p=new URLSearchParams(p);return!p.has(T)&&!p.has(C)});
if(a.length>b.length){w.${arrivalKey}=l.href;w.history.replaceState(w.history.state,'',m[1]+(b.length?'?'+b.join('&'):'')+m[3])}
}
}catch(e){}
try{t=t||!c&&(${tokenKeys.map((key) => `w.localStorage.getItem('${key}')`).join('||')})}catch(e){}
d.setAttribute('data-session',t?'token':'visitor');
setTimeout(function(){d.removeAttribute('data-session')},${bootEndsAfterMs})
})(window,location,document.documentElement)`;
