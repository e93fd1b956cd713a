'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, warmDialog } from '@/components/ui/dialog';
import { dialogClose, dialogHead, dialogTitle } from '@/components/ui/dialog-look';
import { focusPressed } from '@/components/ui/focus-pressed';
import { CloseIcon } from '@/components/ui/icons';

interface AgentOpenerProps {
  id: string;
  name: string;
  /** Next to the name in the dialog. */
  symbol: ReactNode;
  className: string;
  /** The agent's words, made on the server. */
  children: ReactNode;
}

/**
 * The button of a plate; it covers its whole card. In the HTML it opens a native popover that holds
 * the words, so that it works without scripts. Once they are here the first press puts a dialog in its
 * place, and the address names the agent that is open. Replacing every popover at hydration would block
 * the main thread on a phone.
 */
export function AgentOpener({ id, name, symbol, className, children }: AgentOpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean | 'not yet'>('not yet');
  const popoverId = `${id}-words`;
  const title = (
    <span className="flex items-center gap-4 text-2xl">
      {symbol}
      {name}
    </span>
  );

  useEffect(() => {
    function followAddress() {
      const named = location.hash === `#${id}`;
      // The dialog gives the focus back to what had it: to this card, wherever the reader came from.
      if (named) button.current?.focus();
      setOpen((before) => (before === 'not yet' && !named ? before : named));
    }
    // Opened before the scripts were here: the dialog goes on where the popover was.
    // The router doesn't hear of changes yet, so its own state of this page has to stay.
    if (isOpen(popover.current)) nameInAddress(id, history.state);
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, [id]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // The popover stays closed.
    event.preventDefault();
    focusPressed(event);
    show(true);
  }

  function show(wanted: boolean) {
    nameInAddress(wanted ? id : null);
    setOpen(wanted);
  }

  return (
    <>
      <h3 className={className}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
          popoverTarget={popoverId}
          popoverTargetAction="show"
          onClick={press}
          className="text-left stretched outline-none after:rounded-plate focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-blue"
        >
          {name}
        </button>
      </h3>
      {open !== 'not yet' ? (
        <Dialog open={open} onOpenChange={show} title={title} size="sheet">
          {children}
        </Dialog>
      ) : (
        <div
          ref={popover}
          id={popoverId}
          popover="auto"
          role="dialog"
          aria-label={name}
          className="m-auto max-h-[84vh] w-[calc(100%-2rem)] max-w-2xl overflow-y-auto rounded-plate bg-paper p-5 text-ink [box-shadow:0_0_0_100vmax_var(--color-veil)] sm:p-6"
        >
          <div className={dialogHead}>
            <h2 className={dialogTitle}>{title}</h2>
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
      )}
    </>
  );
}

/** Whether a popover is; false where browsers have none, and throw at the selector. */
function isOpen(popover: Element | null): boolean {
  return CSS.supports('selector(:popover-open)') && popover?.matches(':popover-open') === true;
}

/**
 * Replaces the hash and adds nothing to the history: Back leaves the page, as it did before. Closing gives
 * the address back the role that the page is filtered by, which is its target all the while.
 */
function nameInAddress(id: string | null, state: unknown = null) {
  const hash = id ?? document.querySelector('.role-result:target')?.id;
  history.replaceState(
    state,
    '',
    location.pathname + location.search + (hash === undefined ? '' : `#${hash}`),
  );
}
