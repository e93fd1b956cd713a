'use client';

import { type ReactNode, type ToggleEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dialogClose, dialogHead, sheet, sheetTitle } from '@/components/ui/dialog-look';
import { CloseIcon } from '@/components/ui/icons';
import { onDemand, useOnDemand } from '@/components/ui/on-demand';
import { Part } from '@/components/ui/part';
import { afterPaint } from '@/lib/page/after-paint';

export interface AgentSheetProps {
  /** The agent's ID, which is the URL's fragment while the dialog is open. */
  id: string;
  popoverId: string;
  name: string;
  /** Beside the name. */
  symbol: ReactNode;
  /** The agent's text, rendered on the server. */
  children: ReactNode;
}

const dialog = onDemand(async () => (await import('./agent-dialog')).AgentDialog);

function fetchAhead(): void {
  // If this fails, opening the popover retries.
  dialog.fetch().catch(() => {});
}

/** If the dialog can't be loaded, the popover stays. */
const keepPopover = () => {};

/**
 * An agent's text in a native popover, which its button opens without scripts. Once that is painted, a modal dialog
 * replaces it until it closes.
 */
export function AgentSheet(props: AgentSheetProps) {
  const { popoverId, name, symbol, children } = props;
  const [isOpen, setOpen] = useState(false);
  const AgentDialog = useOnDemand(dialog, isOpen, keepPopover);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const opener = document.querySelector(`[popovertarget="${popoverId}"]`);
    opener?.addEventListener('pointerenter', fetchAhead, { signal });
    opener?.addEventListener('focus', fetchAhead, { signal });
    // It may have been opened before React loaded.
    if (isPopoverOpen(popoverId)) setOpen(true);
    return () => listening.abort();
  }, [popoverId]);

  function follow({ newState }: ToggleEvent) {
    if (newState === 'closed') {
      setOpen(false);
      return;
    }
    afterPaint(() => {
      // It may have closed. Or the effect above has opened the dialog already, as it does after a client-side navigation.
      if (!isPopoverOpen(popoverId)) return;
      // Synchronously, or Escape does nothing until React runs the dialog's effects.
      flushSync(() => setOpen(true));
    });
  }

  const popover = (
    <div
      id={popoverId}
      popover="auto"
      role="dialog"
      aria-label={name}
      // Not onToggle, which comes later: the dialog could open in between.
      onBeforeToggle={follow}
      className={sheet}
    >
      <div className={dialogHead}>
        <h2 className={sheetTitle}>
          {symbol}
          {name}
        </h2>
        <button
          type="button"
          aria-label="Close"
          popoverTarget={popoverId}
          popoverTargetAction="hide"
          className={dialogClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
  if (!isOpen || AgentDialog === null) return popover;
  const reopen = () => document.getElementById(popoverId)?.showPopover();
  return (
    <Part name="Dialog" fallback={popover} onFailed={reopen}>
      <AgentDialog {...props} onClosed={() => setOpen(false)} />
    </Part>
  );
}

function isPopoverOpen(id: string): boolean {
  // Browsers without popovers don't know the selector.
  return document.querySelector(`#${CSS.escape(id)}:is(:popover-open)`) !== null;
}
