'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { SearchHelp } from '@/lib/content/types';
import type { AnswersProps } from './answers';
import { fetchAnswers } from './fetch-answers';
import { Unreachable } from './unreachable';
import { useOptionKeys } from './use-option-keys';

interface SheetProps {
  help: SearchHelp;
  onClose: () => void;
}

/**
 * The dialog with its searchbox. It is a native one and small, since every page has it at hand; what
 * answers comes when it opens, and one can type meanwhile.
 */
export function SearchSheet({ help, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [answers, setAnswers] = useState<{ View: ComponentType<AnswersProps> } | 'failed' | null>(
    null,
  );
  const options = useOptionKeys(`${id}answers`);
  const close = () => dialog.current?.close();
  const toField = () => field.current?.focus();

  function ask() {
    setAnswers(null);
    fetchAnswers().then(
      (View) => setAnswers({ View }),
      () => setAnswers('failed'),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the sheet opens
  useEffect(() => {
    dialog.current?.showModal();
    toField();
    ask();
  }, []);

  function askAgain() {
    ask();
    toField();
  }

  function type(words: string) {
    setQuery(words);
    options.choose(-1);
    toField();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Escape and Close
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      className="fixed inset-x-2 top-2 mx-auto my-0 max-h-[calc(100dvh-1rem)] w-auto max-w-3xl overflow-hidden rounded-plate bg-paper p-0 text-ink shadow-[0_0_0_100vmax_rgb(27_31_34/0.7)] backdrop:bg-transparent open:flex open:flex-col sm:inset-x-4 sm:top-[8vh] sm:max-h-[84vh]"
    >
      <search className="flex min-h-0 flex-col">
        <div className="border-b border-ink px-4 pt-4 pb-5 sm:px-6 sm:pt-5">
          <div className="flex items-center justify-between gap-6">
            <h2 id={`${id}title`} className="text-xl">
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
            Words to look for
          </label>
          <input
            ref={field}
            id={`${id}field`}
            type="search"
            value={query}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              // A browser may empty the field at Escape instead of closing the dialog.
              if (event.key === 'Escape') {
                event.preventDefault();
                close();
              } else options.onKeyDown(event);
            }}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-autocomplete="list"
            aria-controls={`${id}answers`}
            aria-activedescendant={options.activeId}
            className="mt-1 block h-12 w-full rounded-plate border border-ink bg-white px-3 text-lg"
          />
        </div>
        <div id={`${id}answers`} className="min-h-0 overflow-y-auto overscroll-contain">
          {answers === null && (
            <p className="px-4 py-5 text-steel sm:px-6">Fetching the search …</p>
          )}
          {answers === 'failed' && (
            <Unreachable pages={help.pages} onRetry={askAgain} onLeave={close} />
          )}
          {answers !== null && answers !== 'failed' && (
            <answers.View
              query={query}
              help={help}
              active={options.active}
              idPrefix={`${id}answers`}
              onType={type}
              toField={toField}
              onLeave={close}
            />
          )}
        </div>
      </search>
    </dialog>
  );
}
