import { raw } from 'hono/html';

/** The mark of the site's top bar. */
export const mark = raw(
  '<svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30"><path d="M2 7v16l26-16v16z"/><circle cx="15" cy="15" r="4.5" fill="#f2a900"/></svg>',
);

/** A process line with a locked and tagged valve: signing in removes the lock. */
export const drawing = raw(
  `<svg aria-hidden="true" viewBox="0 0 1600 160" preserveAspectRatio="xMidYMin slice" fill="none" stroke="#f4f2ec" stroke-width="2">
    <path d="M0 50h660M700 50h80M820 50h780" stroke-width="5"/>
    <path d="M660 28v44l40-44v44zM680 50V20m-20 0h40" stroke-width="3"/>
    <circle cx="560" cy="18" r="14" fill="#1b1f22"/><path d="M546 18h28M560 32v16"/>
    <path d="M780 28v44l40-44v44z" fill="#f4f2ec" stroke-width="3"/><path d="M800 50V20m-20 0h40" stroke-width="3"/>
    <g stroke="#ff6a5f"><path d="M800 54v16"/><path d="M791 86v-8a9 9 0 0 1 18 0v8"/><path d="M785 86h30v22h-30z" fill="#ff6a5f"/>
    <path d="M815 97h25"/><path d="M840 80h38l10 10v44h-58V90z" fill="#ff6a5f"/></g>
    <circle cx="859" cy="92" r="4" fill="#1b1f22" stroke="none"/>
    <path d="M842 106h34M842 115h34M842 124h22" stroke="#1b1f22"/>
    <path d="M1010 50v60m-14-46h28" /><path d="m1002 110 8 12 8-12z"/>
  </svg>`,
);
