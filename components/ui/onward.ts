/** A link to another page, with the off-page connector of process drawings. */
export const pageLinkStyle =
  'flex min-h-14 items-center justify-between gap-4 rounded-plate border border-ink bg-white px-4 py-3 leading-snug font-semibold hover:bg-ink hover:text-paper';
