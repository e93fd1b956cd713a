'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import {
  type DialogProps,
  dialogBackdrop,
  dialogClose,
  dialogDescription,
  dialogHead,
  dialogLook,
  dialogTitle,
} from './dialog-look';
import { CloseIcon } from './icons';
import { usePageBehind } from './use-page-behind';

const openDialog = '[role="dialog"][data-state="open"]';

/**
 * The dialog as Radix makes it. It has no Radix Overlay: that one injects a style which a strict
 * content policy refuses. For Radix it is no modal one either: the page is put out of reach here, after
 * the first paint and with all that is in it, where Radix would do so before.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  size,
  tone,
  children,
}: DialogProps) {
  // What opened it is no Radix Trigger, so that Radix would not know where to give the focus back.
  const opener = useRef<Element | null>(null);
  usePageBehind(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal>
        {size === 'sheet' && <div className={dialogBackdrop} />}
        <Radix.Content
          aria-modal
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Another one may have taken its place: an address can open it.
            if (document.querySelector(openDialog) !== null) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={dialogLook({ size, ...(tone && { tone }) })}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={dialogHead}>
            <Radix.Title className={dialogTitle}>{title}</Radix.Title>
            <Radix.Close className={dialogClose} aria-label="Close">
              <CloseIcon />
            </Radix.Close>
          </div>
          {children}
          {description !== undefined && (
            <Radix.Description className={dialogDescription}>{description}</Radix.Description>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
