'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { dialogClose, dialogHead, sheet, sheetTitle } from '@/components/ui/dialog-look';
import { CloseIcon } from '@/components/ui/icons';
import type { AgentSheetProps } from './agent-sheet';

interface AgentDialogProps extends AgentSheetProps {
  /** Whether the popover that it replaces is open. */
  opensAtOnce: boolean;
}

const openDialog = '[role="dialog"][data-state="open"]';

/**
 * Radix's dialog without its Overlay, which injects a style that our policy blocks. It's not modal to Radix, which would
 * make the page inert before the dialog's first paint; `usePageBehind` does that after it.
 */
export function AgentDialog(props: AgentDialogProps) {
  const { id, popoverId, name, symbol, opensAtOnce, children } = props;
  const [isOpen, setOpen] = useState(opensAtOnce);
  // Read while the popover is still in the page, to restore its scroll position.
  const [popover] = useState(() => document.getElementById(popoverId));
  const scrollTop = useRef(popover?.scrollTop ?? 0);
  const restoreScroll = useCallback((content: HTMLElement | null) => {
    content?.scrollTo(0, scrollTop.current);
    scrollTop.current = 0;
  }, []);
  usePageBehind(isOpen);

  useEffect(() => {
    const open = () => setOpen(true);
    const opener = openerOf(popoverId);
    opener?.addEventListener('click', open);
    return () => opener?.removeEventListener('click', open);
  }, [popoverId]);

  useEffect(() => {
    if (!isOpen) return;
    nameInAddress(id);
    function followAddress() {
      if (location.hash !== `#${id}`) setOpen(false);
    }
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, [isOpen, id]);

  function show(wanted: boolean) {
    if (!wanted) nameInAddress(null);
    setOpen(wanted);
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    // Another agent's dialog may have opened in its place, since a URL can open one.
    if (document.querySelector(openDialog) !== null) return;
    openerOf(popoverId)?.focus();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={show} modal={false}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          ref={restoreScroll}
          aria-modal
          aria-describedby={undefined}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          className={sheet}
        >
          <div className={dialogHead}>
            <Radix.Title className={sheetTitle}>
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

const openerOf = (popoverId: string) =>
  document.querySelector<HTMLElement>(`[popovertarget="${popoverId}"]`);

/**
 * Replaces the fragment without adding a history entry, so Back still leaves the page. Closing restores the fragment of
 * the active role filter, which stays `:target` throughout.
 */
function nameInAddress(id: string | null) {
  const { pathname, search, hash } = location;
  const fragment = id ?? document.querySelector('.role-result:target')?.id;
  const wanted = fragment === undefined ? '' : `#${fragment}`;
  // The router's own state keeps it from rewriting this entry later.
  if (hash !== wanted) history.replaceState(history.state, '', pathname + search + wanted);
}

/**
 * Makes the page inert and locks scrolling while the dialog is open. This restyles the whole page, so it waits for the
 * dialog's first paint.
 */
function usePageBehind(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const root = document.documentElement;
    const page = document.querySelector('.page');
    const cancel = afterPaint(() => {
      root.setAttribute('data-locked', innerWidth > root.clientWidth ? 'bar' : '');
      page?.setAttribute('inert', '');
    });
    return () => {
      cancel();
      root.removeAttribute('data-locked');
      page?.removeAttribute('inert');
    };
  }, [open]);
}
