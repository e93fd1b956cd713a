'use client';

import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { afterPaint } from '@/lib/page/after-paint';
import { agentPopovers, clearFragment, hideReplaced } from '@/lib/page/fragment';
import { isDialogOpen, lockPage } from '@/lib/page/page-lock';

/**
 * The modal dialog that replaces an agent's popover once it's painted, with the same content at the same scroll position.
 * The popover opens without React.
 */
export default function AgentDialog() {
  const [popover, setPopover] = useState<HTMLElement | null>(null);

  useEffect(() => {
    function replace(opened: HTMLElement): void {
      afterPaint(() => {
        if (!opened.matches(':popover-open')) return;
        // Synchronously, because Escape does nothing until React has run the dialog's effects.
        flushSync(() => setPopover(opened));
        // If React couldn't render it, the popover stays.
        if (document.querySelector('[role="dialog"][data-state="open"]')) hideReplaced(opened);
      });
    }
    function onToggle({ target }: Event) {
      const isAgent = target instanceof HTMLElement && target.matches(agentPopovers);
      if (isAgent) replace(target);
    }
    // The popover that was opened before React loaded.
    const opened = document.querySelector<HTMLElement>(`${agentPopovers}:popover-open`);
    if (opened !== null) replace(opened);
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);

  const close = useCallback(() => setPopover(null), []);
  return popover && <PopoverContent key={popover.id} popover={popover} onClose={close} />;
}

function PopoverContent({ popover, onClose }: { popover: HTMLElement; onClose: () => void }) {
  // Read while the popover is still open.
  const [scrollTop] = useState(popover.scrollTop);
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  const id = opener?.dataset.fragment ?? '';
  const [head, ...details] = popover.children;
  const title = head?.querySelector('h2');

  const copyIcon = useCallback(
    (box: HTMLElement | null) => copyInto(box, title?.firstElementChild),
    [title],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popover's children don't change
  const copyDetails = useCallback((box: HTMLElement | null) => copyInto(box, ...details), []);
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

  function returnFocus() {
    // A URL may have opened another agent instead. If that one is closed already, its card has the focus.
    if (!isDialogOpen() && document.activeElement === document.body) opener?.focus();
  }

  return (
    <Dialog
      ref={restoreScroll}
      title={title?.textContent ?? ''}
      icon={<span ref={copyIcon} className="contents" />}
      lockPage={lockPage}
      returnFocus={returnFocus}
      onClose={() => {
        clearFragment(id);
        onClose();
      }}
    >
      <div ref={copyDetails} />
    </Dialog>
  );
}

function copyInto(box: HTMLElement | null, ...elements: (Element | null | undefined)[]): void {
  box?.replaceChildren(...elements.flatMap((element) => element?.cloneNode(true) ?? []));
}
