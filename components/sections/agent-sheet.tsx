'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { dialogClose, dialogHead, sheet, sheetTitle } from '@/components/ui/dialog-look';
import { CloseIcon } from '@/components/ui/icons';
import { onDemand, useOnDemand } from '@/components/ui/on-demand';
import { Part } from '@/components/ui/part';

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

/**
 * An agent's text in a native popover, which its button opens without scripts. Opening it loads the modal dialog that
 * replaces it. If that fails, the popover stays, and opening it again retries.
 */
export function AgentSheet(props: AgentSheetProps) {
  const { popoverId, name, symbol, children } = props;
  /** Null until the popover opens for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isWanted = isOpen !== null;
  const giveUp = useCallback(() => setOpen(null), []);
  const AgentDialog = useOnDemand(dialog, isWanted, giveUp);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const popover = document.getElementById(popoverId);
    const opener = document.querySelector(`[popovertarget="${popoverId}"]`);
    const follow = (event: Event) => setOpen('newState' in event && event.newState === 'open');
    // It may have been opened before React loaded.
    const isSupported = CSS.supports('selector(:popover-open)');
    if (isSupported && popover?.matches(':popover-open') === true) setOpen(true);
    popover?.addEventListener('beforetoggle', follow, { signal });
    opener?.addEventListener('pointerenter', fetchAhead, { signal });
    opener?.addEventListener('focus', fetchAhead, { signal });
    return () => listening.abort();
  }, [popoverId]);

  const popover = (
    <div id={popoverId} popover="auto" role="dialog" aria-label={name} className={sheet}>
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
  if (!isWanted || AgentDialog === null) return popover;
  const reopen = () => document.getElementById(popoverId)?.showPopover();
  return (
    <Part name="Dialog" fallback={popover} onFailed={reopen}>
      <AgentDialog {...props} opensAtOnce={isOpen} />
    </Part>
  );
}
