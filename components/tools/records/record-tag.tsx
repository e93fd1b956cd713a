'use client';

import { useEffect, useRef, useState } from 'react';
import { EntryList } from '@/components/sections/drawings/entry-list';
import { RecordTags, TaggedText } from '@/components/sections/drawings/tagged-text';
import { ChevronIcon, CloseIcon } from '@/components/ui/icons';
import { recordId } from '@/lib/plant/identifiers';
import type { PlantModel } from '@/lib/plant/model';
import { entriesFor } from '@/lib/plant/records';
import { loadModel, preloadModel } from './load-model';
import { clearMarks, markOccurrences } from './occurrences';
import { placeNear } from './place-near';

interface Opened {
  /** Its anchor: the words of a translated link aren't a tag. */
  id: string;
  /** In HTML or SVG. */
  link: HTMLElement | SVGElement;
  model: PlantModel;
}

/** The record of the tag that was pressed, in a popover next to it. Its other places on the page are marked meanwhile. */
export default function RecordTag() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);

  useEffect(() => preloadModel(), []);

  useEffect(() => {
    async function open({ target }: Event) {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
      const [, id = ''] = hrefOf(target).split('#');
      try {
        setOpened({ id, link: target, model: await loadModel() });
      } catch {
        location.assign(hrefOf(target));
      }
    }
    // A link led to where this page shows an entry.
    function leave() {
      isLeaving.current = true;
      popover.current?.hidePopover();
    }
    document.addEventListener('open-record', open);
    addEventListener('hashchange', leave);
    return () => {
      document.removeEventListener('open-record', open);
      removeEventListener('hashchange', leave);
    };
  }, []);

  useEffect(() => {
    if (opened === null || popover.current === null) return;
    if (!popover.current.matches(':popover-open')) popover.current.showPopover();
    placeNear(popover.current, opened.link);
    popover.current.focus();
    markOccurrences(hrefOf(opened.link));
    return clearMarks;
  }, [opened]);

  const record = opened?.model.records.find(({ tag }) => recordId(tag) === opened.id);
  if (opened === null || record === undefined) return null;
  const { tag, what, facts } = record;
  const { model, link } = opened;
  const { date } = model.sources.register;
  const entries = entriesFor(tag, model.entries);
  // As many as fit next to the link in most windows.
  const shown = entries.length > 5 ? 3 : entries.length;
  const tags = model.records.map((each) => each.tag).filter((each) => each !== tag);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={tag}
      tabIndex={-1}
      className="record-tag"
      onToggle={({ newState }) => {
        if (newState === 'closed') {
          setOpened(null);
          if (!isLeaving.current) link.focus({ preventScroll: true });
          isLeaving.current = false;
        }
      }}
    >
      <RecordTags value={tags}>
        <div className="flex items-start justify-between gap-4">
          <p>
            <strong className="block font-mono text-lg">{tag}</strong>
            <TaggedText text={what} />
          </p>
          <button
            type="button"
            aria-label="Close"
            className="-m-2 grid size-11 shrink-0 place-items-center"
            onClick={() => popover.current?.hidePopover()}
          >
            <CloseIcon />
          </button>
        </div>
        {facts.length > 0 && <p className="mt-2 text-steel">{facts.join(' · ')}</p>}
        <EntryList entries={entries.slice(0, shown)} date={date} label="Entries" of={tag} />
        {entries.length > shown && (
          <details className="group">
            <summary className="flex min-h-11 items-center justify-between font-semibold">
              {`${entries.length - shown} more entries`}
              <ChevronIcon className="group-open:rotate-180" />
            </summary>
            <EntryList entries={entries.slice(shown)} date={date} label="More entries" of={tag} />
          </details>
        )}
        <p className="mt-3">
          <a href={hrefOf(link)} className="text-blue underline">
            {`${tag} in the register`}
          </a>
        </p>
      </RecordTags>
    </div>
  );
}

function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}
