/** The outline of every SoonMark on the page, once: a cloud, which drawings put around what isn't final. */
export function SoonCloud() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="soon-cloud" viewBox="0 2 58 23" preserveAspectRatio="none">
        <path d="M7 6.5a6.5 5.5 0 0 1 11 0a6.5 5.5 0 0 1 11 0a6.5 5.5 0 0 1 11 0a6.5 5.5 0 0 1 11 0a6.5 7 0 0 1 0 14a6.5 5.5 0 0 1-11 0a6.5 5.5 0 0 1-11 0a6.5 5.5 0 0 1-11 0a6.5 5.5 0 0 1-11 0a6.5 7 0 0 1 0-14z" />
      </symbol>
    </svg>
  );
}

/** Marks a page without content. Next to a link, so the link's name stays its label. */
export function SoonMark({ label = 'Soon' }: { label?: string }) {
  return (
    <span className="soon-mark tag">
      <svg aria-hidden="true">
        <use href="#soon-cloud" />
      </svg>
      {label}
    </span>
  );
}
