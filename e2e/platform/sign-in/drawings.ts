import { raw } from 'hono/html';

/** The mark of the site's top bar. */
export const mark = raw(
  '<svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30"><path d="M2 7v16l26-16v16z"/><circle cx="15" cy="15" r="4.5" fill="#f2a900"/></svg>',
);

/**
 * A pipe with a closed, locked, and tagged valve.
 *
 * @param hint how the lock is removed
 */
export const drawing = (hint: string) =>
  raw(
    `<svg aria-hidden="true" class="drawing" viewBox="0 0 560 440" fill="none" stroke="currentColor" stroke-width="2">
    <path class="down" d="M60-400V120" stroke-width="6"/><path class="along" d="M-400 120H60" stroke-width="6"/>
    <path d="M57 120h143M280 120h1400" stroke-width="6"/>
    <path d="M200 86v68l80-68v68z" fill="currentColor" stroke-width="4" stroke-linejoin="round"/>
    <path d="M240 120V58m-34 0h68" stroke-width="4"/>
    <path d="M420 120V76"/><circle cx="420" cy="50" r="26" class="hollow"/><path d="M394 50h52"/>
    <path d="M120 120v90m-18-20h36" /><path d="m108 210 12 18 12-18z"/>
    <path d="M256 176c60-34 130-24 164 18" stroke="#a7b2b9"/>
    <path d="M222 198v-66a18 18 0 0 1 36 0v66" stroke="#a7b2b9" stroke-width="8"/>
    <path d="M204 196h72v58h-72z" fill="#c5281f" stroke="none"/>
    <path d="M240 216a7 7 0 0 1 4 13l3 13h-14l3-13a7 7 0 0 1 4-13z" fill="#fff" stroke="none"/>
    <g class="tag"><path d="M326 178h188l26 26v226H300V204z" fill="#c5281f" stroke="none"/>
    <circle cx="420" cy="200" r="9" fill="#1b1f22" stroke="#fff"/>
    <g fill="#fff" stroke="none"><text x="420" y="258" text-anchor="middle" font-size="42">LOCKED</text>
    <text x="420" y="292" text-anchor="middle" font-size="19" word-spacing="3">${hint}</text>
    <text class="field" x="322" y="346">NAME</text><text class="field" x="322" y="396">DATE</text></g>
    <path d="M322 310h196M378 348h140M378 398h140" stroke="#fff"/></g>
  </svg>`,
  );
