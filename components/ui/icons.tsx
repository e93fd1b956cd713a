import type { SVGProps } from 'react';

/*
 * Icons with the same stroke as the drawings. They replace characters like arrows and check marks, which the fonts of
 * every page don't have: looking for a system font that does would delay the first paint.
 */

function Icon({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...props}
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export function MenuIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M3 7h18M3 12h18M3 17h18" />
    </Icon>
  );
}

export function CloseIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}

export function ArrowIcon({ back = false }: { back?: boolean }) {
  return (
    <Icon>
      <path d={back ? 'M21 12H4m6-6-6 6 6 6' : 'M3 12h17m-6-6 6 6-6 6'} />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon width="12" height="12" viewBox="0 0 12 12" className="shrink-0">
      <path d="m1 6 4 4 6-8" />
    </Icon>
  );
}

export function ChevronIcon({ className }: { className?: string }) {
  return (
    <Icon width="12" height="12" viewBox="0 0 12 12" className={className}>
      <path d="m2 4 4 4 4-4" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon width="16" height="16" viewBox="0 0 16 16" fill="currentColor" stroke="none">
      <path d="M3 1.5v13l11-6.5z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon width="16" height="16" viewBox="0 0 16 16" fill="currentColor" stroke="none">
      <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
    </Icon>
  );
}

/** The off-page connector symbol of process drawings. */
export function OffPageConnectorIcon() {
  return (
    <Icon width="28" height="16" viewBox="0 0 28 16" strokeWidth="1.5" className="shrink-0">
      <path d="M1 2h18l7 6-7 6H1zM6 8h11m-4-3 4 3-4 3" />
    </Icon>
  );
}

/** Marks a link to another site, in the size of its text. It's the last part of the link's name. */
export function OtherSiteMark() {
  return (
    <svg
      role="img"
      aria-label="(another site)"
      width="0.75em"
      height="0.75em"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="inline shrink-0"
    >
      <path d="M5 2H1v9h9V7M7 1h4v4M11 1 5 7" />
    </svg>
  );
}
