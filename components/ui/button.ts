/** Looks of what can be pressed, for links and buttons alike. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-plate px-5 py-2 text-[0.95rem] font-semibold no-underline transition-colors';

export const button = {
  /** The one thing to do on a view; amber is left to permits, so this is ink. */
  primary: `${base} bg-ink text-paper hover:bg-steel`,
  secondary: `${base} border border-ink hover:bg-ink hover:text-paper`,
  primaryOnGraphite: `${base} bg-paper text-ink hover:bg-white`,
  secondaryOnGraphite: `${base} border border-steel-light text-paper hover:border-paper hover:bg-graphite-raised`,
} as const;
