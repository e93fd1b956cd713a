import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

export const dialogClose = '-m-2 grid size-[44px] shrink-0 place-items-center';

interface NativeDialogProps {
  /** Buttons with this ID as `data-opens` open the dialog (`lib/page/dialogs.ts`). */
  id: string;
  title: string;
  className: string;
  children: ReactNode;
}

/** A modal dialog in the HTML, which opens before hydration. */
export function NativeDialog({ id, title, className, children }: NativeDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} aria-modal="true" className={className}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label="Close" className={dialogClose}>
            <CloseIcon />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

interface PlateDialogProps {
  /** Buttons with this ID as `data-opens` and `popoverTarget` open it. */
  id: string;
  /** Of the URL, while it's open. */
  fragment: string;
  title: string;
  /** Next to the title. */
  icon: ReactNode;
  children: ReactNode;
}

/** A dialog that's a popover without scripts, and modal with them. Its head is the upper part of a nameplate. */
export function PlateDialog({ id, fragment, title, icon, children }: PlateDialogProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      data-fragment={fragment}
      aria-label={title}
      className="fixed inset-x-4 top-[6vh] bottom-auto z-50 mx-auto max-h-[88vh] w-auto max-w-5xl overflow-y-auto border-2 border-ink bg-paper p-5 text-ink @container/dialog backdrop:bg-veil sm:p-6 [&[open]]:shadow-[0_0_0_200vmax_var(--color-veil)]"
    >
      <div className="on-graphite -mx-5 -mt-5 flex items-start justify-between gap-4 bg-graphite p-5 pb-0 text-paper sm:-mx-6 sm:-mt-6 sm:p-6 sm:pb-0">
        <h2 className="flex min-w-0 flex-wrap gap-4 text-xl leading-none @min-[16rem]/dialog:text-2xl">
          {icon}
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          data-closes=""
          className={dialogClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}
