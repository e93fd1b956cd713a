import { clearParam, nonceParam, tokenParam } from './address';
import { tokenKeys } from './storage';

/**
 * Where the boot script leaves the sign-in's part of the address: under this name in sessionStorage, so
 * that it outlives a page that is left before its session runs, or else, in a browser that denies it, in
 * the window.
 */
export const arrivalKey = 'brazos_arrival';

/** Longer than the budget of the session's two calls; in case its scripts never come. */
export const bootEndsAfterMs = 9000;

/**
 * Runs in the head before anything is requested. Takes the sign-in's parameters out of the address, so
 * that no later request's referrer and no other script sees them; takes slashes that begin a path
 * together, since the router would read `//host` as another host's address and give up; and marks the root element with
 * `data-session`: `token` when who is asking decides what is shown, otherwise `visitor`.
 */
export const bootScript = `(function(w,l,d){
var t,s,T='${tokenParam}',K='${arrivalKey}';
try{
if(l.pathname[1]==='/')w.history.replaceState(w.history.state,'',l.href.replace(/([^:])\\/\\/+/,'$1/'));
var m=/^([^?#]*)\\?([^#]*)([^]*)$/.exec(l.href);
if(m){
var a=[],b=m[2].split('&').filter(function(p){var q=new URLSearchParams(p);return!(q.has(T)||q.has('${clearParam}')||q.has('${nonceParam}'))||!a.push(p)});
s=a.join('&');
if(s){try{w.sessionStorage.setItem(K,s)}catch(e){w[K]=s}w.history.replaceState(w.history.state,'',m[1]+(b.length?'?'+b.join('&'):'')+m[3])}
}
}catch(e){}
try{t=new URLSearchParams(s||w.sessionStorage.getItem(K)||'').get(T)}catch(e){}
try{t=t||${tokenKeys.map((key) => `w.localStorage.getItem('${key}')`).join('||')}}catch(e){}
d.setAttribute('data-session',t?'token':'visitor');
setTimeout(function(){d.removeAttribute('data-session')},${bootEndsAfterMs})
})(window,location,document.documentElement)`;
