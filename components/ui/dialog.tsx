'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useEffect } from 'react';
import { CloseIcon } from './icons';
import { dialogClose, dialogPanel, dialogPlate, dialogTitle } from './native-dialog';

interface DialogProps {
  title: string;
  /** Next to the title. */
  icon: ReactNode;
  /** The scrolling panel. */
  ref: Ref<HTMLDivElement>;
  /** Keeps the page from scrolling or being used. Returns a function that undoes this. Must be stable across renders. */
  lockPage: () => () => void;
  /** Focuses the element that opened the dialog. */
  returnFocus: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it's rendered. It loads Radix, so import it lazily; what must open before that is a
 * native dialog. Doesn't use Radix's Overlay, which injects a style that our Content Security Policy blocks. It's not
 * modal for Radix, which would make the page inert before the first paint.
 */
export function Dialog({
  title,
  icon,
  ref,
  lockPage,
  returnFocus,
  onClose,
  children,
}: DialogProps) {
  useEffect(lockPage, [lockPage]);

  function handleCloseAutoFocus(event: Event) {
    event.preventDefault();
    returnFocus();
  }

  return (
    <Radix.Root open onOpenChange={onClose} modal={false}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          ref={ref}
          aria-modal
          aria-describedby={undefined}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={handleCloseAutoFocus}
          className={dialogPanel}
        >
          <div className={dialogPlate}>
            <Radix.Title className={dialogTitle}>
              {icon}
              {title}
            </Radix.Title>
            <Radix.Close className={dialogClose} aria-label="Close">
              <CloseIcon />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
