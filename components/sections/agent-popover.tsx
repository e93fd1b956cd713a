'use client';

import { type ToggleEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { createLazyLoader, useLazy } from '@/components/ui/lazy-loader';
import { NativePopover } from '@/components/ui/native-dialog';
import { afterPaint } from '@/lib/page/after-paint';
import type { AgentProps } from './agent-dialog';

const dialogLoader = createLazyLoader(async () => (await import('./agent-dialog')).AgentDialog);

/** If the dialog can't be loaded, the popover stays. Opening another one retries. */
const ignoreLoadError = () => {};

function preloadDialog(): void {
  dialogLoader.load().catch(ignoreLoadError);
}

/**
 * An agent's text in a native popover, which its button opens without scripts. After the popover is painted, a modal
 * dialog replaces it until it's closed.
 */
export function AgentPopover(props: AgentProps) {
  const { popoverId, name, symbol, children } = props;
  const [isOpen, setOpen] = useState(false);
  const AgentDialog = useLazy(dialogLoader, isOpen, ignoreLoadError);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const opener = document.querySelector(`[popovertarget="${popoverId}"]`);
    opener?.addEventListener('pointerenter', preloadDialog, { signal });
    opener?.addEventListener('focus', preloadDialog, { signal });
    // The popover may have been opened before React loaded.
    if (isPopoverOpen(popoverId)) setOpen(true);
    return () => controller.abort();
  }, [popoverId]);

  function handleBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'closed') {
      setOpen(false);
      return;
    }
    afterPaint(() => {
      // The popover may have been closed, or replaced by the dialog: after a client-side navigation, the effect above
      // opens it.
      if (!isPopoverOpen(popoverId)) return;
      // Synchronously, because Escape does nothing until React has run the dialog's effects.
      flushSync(() => setOpen(true));
    });
  }

  const popover = (
    <NativePopover
      id={popoverId}
      title={name}
      icon={symbol}
      // Not onToggle, which fires later: the dialog could open in between.
      onBeforeToggle={handleBeforeToggle}
    >
      {children}
    </NativePopover>
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
  // :is() ignores :popover-open in browsers without popover support.
  return document.querySelector(`#${CSS.escape(id)}:is(:popover-open)`) !== null;
}
