'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import { CloseIcon } from '@/components/ui/icons';
import { Part } from '@/components/ui/part';
import { usePageBehind } from '@/components/ui/use-page-behind';
import type { SearchHelp } from '@/lib/content/types';
import type { AnswersProps } from './answers';
import { answersPart } from './answers-part';
import { MainPages } from './main-pages';
import { Unreachable } from './unreachable';

interface SheetProps {
  help: SearchHelp;
  /** A sheet opens once; closing unmounts it. */
  open: boolean;
  onClose: () => void;
}

/**
 * The dialog with its searchbox. It's native and small, since every page has it at hand. The code that
 * answers loads when it opens, and typing works meanwhile.
 */
export function SearchSheet({ help, open, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Gets the focus back. */
  const opener = useRef<Element | null>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [answers, setAnswers] = useState<{ View: ComponentType<AnswersProps> } | 'failed' | null>(
    null,
  );
  const toField = () => field.current?.focus();
  usePageBehind(open, false);

  function ask() {
    setAnswers(null);
    answersPart.fetch().then(
      (View) => setAnswers({ View }),
      () => setAnswers('failed'),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the sheet opens
  useEffect(() => {
    const sheet = dialog.current;
    if (!open || sheet === null) return;
    opener.current = document.activeElement;
    sheet.open = true;
    toField();
    ask();
    // A modal dialog makes the rest of the page inert, which recalculates all its styles.
    return afterPaint(() => {
      sheet.open = false;
      sheet.showModal();
      toField();
    });
  }, [open]);

  function leave() {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    onClose();
  }

  function close() {
    dialog.current?.close();
    // Now: the close event comes later, and would close a sheet that has been opened again by then.
    leave();
  }

  function askAgain() {
    ask();
    toField();
  }

  function type(words: string) {
    setQuery(words);
    toField();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      onClose={leave}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Not left to the browser: it may clear the field instead, ignores the key before the dialog is
        // modal, and sends the close event too late for a key that opens search again.
        event.preventDefault();
        close();
      }}
      className="fixed inset-x-2 z-50 top-2 mx-auto my-0 max-h-[calc(100dvh-1rem)] w-auto max-w-3xl overflow-y-auto overscroll-contain rounded-plate border-2 border-ink bg-paper p-0 text-ink backdrop:bg-veil sm:inset-x-4 sm:top-[8vh] sm:max-h-[84vh]"
    >
      <search>
        <div className="sticky top-0 border-b border-ink bg-paper px-4 pt-4 pb-5 sm:px-6 sm:pt-5">
          <div className="flex items-center justify-between gap-6">
            <h2 id={`${id}title`} className="text-2xl">
              Search this site
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className="-mr-2 grid size-11 shrink-0 place-items-center"
            >
              <CloseIcon />
            </button>
          </div>
          <label htmlFor={`${id}field`} className="tag text-steel">
            Page, topic, or agent
          </label>
          <input
            ref={field}
            id={`${id}field`}
            type="search"
            value={query}
            onChange={(event) => type(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-autocomplete="list"
            aria-controls={`${id}answers`}
            className="mt-1 block h-12 w-full rounded-plate border border-ink bg-white px-3 text-lg"
          />
        </div>
        <div id={`${id}answers`}>
          {answers === null && (
            <div className="px-4 py-5 sm:px-6">
              <p className="text-steel">Loading search…</p>
              <MainPages pages={help.pages} onLeave={close} />
            </div>
          )}
          {answers === 'failed' && (
            <Unreachable pages={help.pages} onRetry={askAgain} onLeave={close} />
          )}
          {answers !== null && answers !== 'failed' && (
            <Part name="Answers" onFailed={() => setAnswers('failed')}>
              <answers.View
                query={query}
                help={help}
                field={field}
                listId={`${id}answers`}
                onType={type}
                onLeave={close}
              />
            </Part>
          )}
        </div>
      </search>
    </dialog>,
    document.body,
  );
}
