'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
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

/** Replaces an agent's popover, at the same scroll position. */
export function AgentDialog({ id, popoverId, name, symbol, onClose, children }: AgentDialogProps) {
  // Read on the first render, while the popover is still in the DOM.
  const [scrollTop] = useState(() => document.getElementById(popoverId)?.scrollTop ?? 0);
  const opener = useRef(document.querySelector<HTMLElement>(`[popovertarget="${popoverId}"]`));
  const restoreScroll = useCallback(
    (content: HTMLElement | null) => content?.scrollTo(0, scrollTop),
    [scrollTop],
  );

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

  function returnFocus() {
    // A URL may have opened another agent instead. If that one is closed already, its card has the focus.
    if (!isDialogOpen() && document.activeElement === document.body) opener.current?.focus();
  }

  return (
    <Dialog
      ref={restoreScroll}
      title={name}
      icon={symbol}
      lockPage={lockAgentsPage}
      returnFocus={returnFocus}
      onClose={close}
    >
      {children}
    </Dialog>
  );
}

function lockAgentsPage(): () => void {
  const page = document.querySelector('.page');
  return lockPage(page === null ? [] : [page]);
}
