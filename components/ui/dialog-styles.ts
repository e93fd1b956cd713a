/** Shared by the native popover and the Radix dialog that replaces it. */
export const dialogPanel =
  'fixed inset-x-4 top-[8vh] bottom-auto z-50 mx-auto max-h-[84vh] w-auto max-w-2xl overflow-y-auto rounded-plate border-2 border-ink bg-paper p-5 text-ink backdrop:bg-veil sm:p-6';

export const dialogHead = 'mb-4 flex items-start justify-between gap-6';
export const dialogTitle = 'text-2xl';
/** A title next to a symbol. */
export const dialogTitleWithIcon = 'flex items-center gap-4 text-2xl';
export const dialogClose = '-m-2 grid size-11 shrink-0 place-items-center';
export const dialogDescription = 'mt-4 max-w-3xl opacity-80';
