import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

/* Shared with the Radix dialog (dialog.tsx), which can replace a popover. */
export const dialogPanel =
  'fixed inset-x-4 top-[6vh] bottom-auto z-50 mx-auto max-h-[88vh] w-auto max-w-5xl overflow-y-auto border-2 border-ink bg-paper p-5 text-ink @container/dialog backdrop:bg-veil sm:p-6';
const dialogHead = 'mb-4 flex items-start justify-between gap-4';
/** The upper part of a nameplate. What's in the dialog begins with the lower part. */
export const dialogPlate =
  'on-graphite -mx-5 -mt-5 flex items-start justify-between gap-4 bg-graphite p-5 pb-0 text-paper sm:-mx-6 sm:-mt-6 sm:p-6 sm:pb-0';
/** A title next to an icon. */
export const dialogTitle =
  'flex min-w-0 flex-wrap gap-4 text-xl leading-none @min-[16rem]/dialog:text-2xl';
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
      <div className={dialogHead}>
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

interface NativePopoverProps {
  /** Buttons with this ID as `popoverTarget` open the popover. */
  id: string;
  title: string;
  /** Next to the title. */
  icon: ReactNode;
  children: ReactNode;
}

/** A non-modal dialog in the HTML, which opens even without scripts. */
export function NativePopover({ id, title, icon, children }: NativePopoverProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className={dialogPanel}>
      <div className={dialogPlate}>
        <h2 className={dialogTitle}>
          {icon}
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={dialogClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}
