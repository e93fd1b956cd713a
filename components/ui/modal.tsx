'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import {
  type DialogProps,
  dialogClose,
  dialogDescription,
  dialogHead,
  dialogLook,
  dialogTitle,
} from './dialog-look';
import { CloseIcon } from './icons';

/**
 * The dialog as Radix makes it. It has no Radix Overlay: that one injects a style which a strict
 * content policy refuses.
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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
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
