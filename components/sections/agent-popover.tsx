'use client';

import { type ToggleEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  dialogClose,
  dialogHead,
  dialogPanel,
  dialogTitleWithIcon,
} from '@/components/ui/dialog-styles';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { CloseIcon } from '@/components/ui/icons';
import { createLazyLoader, useLazy } from '@/components/ui/lazy-loader';
import { afterPaint } from '@/lib/page/after-paint';
import type { AgentProps } from './agent-dialog';

const dialogLoader = createLazyLoader(async () => (await import('./agent-dialog')).AgentDialog);

function preloadDialog(): void {
  // If this fails, opening the popover retries.
  dialogLoader.load().catch(() => {});
}

/** If the dialog can't be loaded, the popover stays. */
const ignoreLoadError = () => {};

/**
 * An agent's text in a native popover, which its button opens without scripts. Once that is painted, a modal dialog
 * replaces it until it closes.
 */
export function AgentPopover(props: AgentProps) {
  const { popoverId, name, symbol, children } = props;
  const [isOpen, setOpen] = useState(false);
  const AgentDialog = useLazy(dialogLoader, isOpen, ignoreLoadError);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const opener = document.querySelector(`[popovertarget="${popoverId}"]`);
    opener?.addEventListener('pointerenter', preloadDialog, { signal });
    opener?.addEventListener('focus', preloadDialog, { signal });
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
      // It may have closed, or given way to the dialog, which the effect above opens when the router has just shown the page.
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
      className={dialogPanel}
    >
      <div className={dialogHead}>
        <h2 className={dialogTitleWithIcon}>
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
    <ErrorBoundary name="Dialog" fallback={popover} onError={reopen}>
      <AgentDialog {...props} onClose={() => setOpen(false)} />
    </ErrorBoundary>
  );
}

function isPopoverOpen(id: string): boolean {
  // Browsers without popovers don't know the selector.
  return document.querySelector(`#${CSS.escape(id)}:is(:popover-open)`) !== null;
}
