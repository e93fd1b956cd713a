/**
 * Looks of what can be pressed, for links and buttons alike. Each has a border, if only one that is seen
 * where the reader's own colors replace ours.
 */
const base =
  'inline-flex min-h-11 border items-center justify-center gap-2 rounded-plate px-5 py-2 text-[0.95rem] font-semibold no-underline fades';

export const buttonStyles = {
  /** The one thing to do on a view; amber is left to permits, so this is ink. */
  primary: `${base} border-transparent bg-ink text-paper hover:bg-steel`,
  secondary: `${base} border-ink hover:bg-ink hover:text-paper`,
  primaryOnGraphite: `${base} border-transparent bg-paper text-ink hover:bg-white`,
  secondaryOnGraphite: `${base} border-steel-light text-paper hover:border-paper hover:bg-graphite-raised`,
} as const;
