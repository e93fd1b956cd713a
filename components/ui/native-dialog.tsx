'use client';

import { useEffect, useId, useRef } from 'react';
import {
  type DialogProps,
  dialogClose,
  dialogDescription,
  dialogHead,
  dialogLook,
  dialogTitle,
} from './dialog-look';
import { CloseIcon } from './icons';
import { usePageBehind } from './use-page-behind';

/** The browser's own dialog: what opens when Radix's file cannot be had. */
export function NativeDialog({
  open,
  onOpenChange,
  title,
  description,
  size,
  tone,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  usePageBehind(open, false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => onOpenChange(false)}
      className={`${dialogLook({ size, ...(tone && { tone }) })} not-open:hidden`}
    >
      <div className={dialogHead}>
        <h2 id={titleId} className={dialogTitle}>
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => onOpenChange(false)}
          className={dialogClose}
        >
          <CloseIcon />
        </button>
      </div>
      {open && children}
      {description !== undefined && <p className={dialogDescription}>{description}</p>}
    </dialog>
  );
}
