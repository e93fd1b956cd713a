/**
 * Styles for links and buttons. Each has a border, even if it's transparent, because forced colors make it visible.
 */
const base =
  'inline-flex min-h-11 border items-center justify-center gap-2 px-5 py-2 text-center text-[0.95rem] font-semibold no-underline underline-offset-4 hover:underline fades';

export const buttonStyles = {
  /** The main action of a view. It's ink, because amber is reserved for permits. */
  primary: `${base} border-transparent bg-ink text-paper hover:bg-black`,
  secondary: `${base} border-ink hover:bg-ink hover:text-paper`,
  primaryOnGraphite: `${base} border-transparent bg-paper text-ink hover:bg-white`,
  secondaryOnGraphite: `${base} border-steel-light text-paper hover:border-paper hover:bg-graphite-raised`,
} as const;
