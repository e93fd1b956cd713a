'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  dialogClose,
  dialogHead,
  dialogPanel,
  dialogTitleWithIcon,
} from '@/components/ui/dialog-styles';
import { CloseIcon } from '@/components/ui/icons';
import { clearFragment } from '@/lib/page/fragment';
import { isDialogOpen, lockPage } from '@/lib/page/page-lock';

export interface AgentProps {
  /** The agent's ID, which is the URL's fragment while the dialog is open. */
  id: string;
  popoverId: string;
  name: string;
  /** Next to the name. */
  symbol: ReactNode;
  /** The agent's text, rendered on the server. */
  children: ReactNode;
}

interface AgentDialogProps extends AgentProps {
  onClose: () => void;
}

/**
 * Replaces an agent's popover, at the same scroll position. Doesn't use Radix's Overlay, which injects a style that our
 * Content Security Policy blocks. It's not modal for Radix, which would make the page inert before the first paint.
 */
export function AgentDialog({ id, popoverId, name, symbol, onClose, children }: AgentDialogProps) {
  // Read on the first render, while the popover is still in the DOM.
  const [scrollTop] = useState(() => document.getElementById(popoverId)?.scrollTop ?? 0);
  const opener = useRef(document.querySelector<HTMLElement>(`[popovertarget="${popoverId}"]`));
  const restoreScroll = useCallback(
    (content: HTMLElement | null) => content?.scrollTo(0, scrollTop),
    [scrollTop],
  );

  useEffect(() => {
    const page = document.querySelector('.page');
    return lockPage(page === null ? [] : [page]);
  }, []);

  useEffect(() => {
    function handleHashChange() {
      if (location.hash !== `#${id}`) onClose();
    }
    addEventListener('hashchange', handleHashChange);
    return () => removeEventListener('hashchange', handleHashChange);
  }, [id, onClose]);

  function close() {
    clearFragment(id);
    onClose();
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    // A URL may have opened another agent instead.
    if (!isDialogOpen()) opener.current?.focus();
  }

  return (
    <Radix.Root open onOpenChange={close} modal={false}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          ref={restoreScroll}
          aria-modal
          aria-describedby={undefined}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          className={dialogPanel}
        >
          <div className={dialogHead}>
            <Radix.Title className={dialogTitleWithIcon}>
              {symbol}
              {name}
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
