'use client';

import { useEffect, useRef, useState } from 'react';
import { OperationsBoard } from '@/components/sections/drawings/operations-board';
import { RecordTags } from '@/components/sections/drawings/tagged-text';
import { formatTime, parseTime } from '@/lib/calculations/hours';
import type { OperationsBoardContent } from '@/lib/content/types';
import { boardAt } from '@/lib/plant/board';
import { loadModel, preloadModel } from '../records/load-model';
import { TimeSlider } from '../time-slider';

/** Minutes of the day between two positions of the slider. */
const step = 5;
/** An hour of the shift takes a second. */
const playMs = (1000 * step) / 60;

/** The operations board at any time of the shift. The page has it as it was at one time. */
export default function ShiftBoard(content: OperationsBoardContent) {
  const { shift, layout, slider, play, pause, tags, ...first } = content;
  const [time, setTime] = useState(first.time);
  const [board, setBoard] = useState({ counts: first.counts, rows: first.rows });
  const [known, setKnown] = useState(tags);
  const [isPlaying, setPlaying] = useState(false);
  const wanted = useRef(time);
  const from = parseTime(shift.from);
  const until = parseTime(shift.until);

  async function show(minutes: number) {
    const next = formatTime(minutes);
    wanted.current = next;
    setTime(next);
    try {
      const { sources, records } = await loadModel();
      // Only the last one, if the records took a while.
      if (wanted.current !== next) return;
      setKnown(records.map(({ tag }) => tag));
      setBoard(boardAt(sources, layout, next));
    } catch {
      // The board stays as it was.
      setTime(first.time);
      setPlaying(false);
    }
  }

  useEffect(() => preloadModel(), []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const next = parseTime(wanted.current) + step;
      if (next > until) setPlaying(false);
      else void show(next);
    }, playMs);
    return () => clearInterval(timer);
  });

  function togglePlay() {
    if (!isPlaying && parseTime(time) >= until) void show(from);
    setPlaying(!isPlaying);
  }

  return (
    <RecordTags value={known}>
      <OperationsBoard {...first} {...board} place={`${first.place} · ${time}`}>
        <div className="needs-script flex flex-wrap items-center gap-x-4 border-t border-(--line) px-4 py-2">
          <button
            type="button"
            className="min-h-11 shrink-0 underline motion-reduce:hidden"
            onClick={togglePlay}
          >
            {isPlaying ? pause : play}
          </button>
          <TimeSlider
            label={slider}
            min={from}
            max={until}
            step={step}
            value={parseTime(time)}
            text={time}
            parts={(until - from) / 60}
            ends={[shift.from, shift.until]}
            onChange={(minutes) => {
              setPlaying(false);
              void show(minutes);
            }}
          />
          <span aria-hidden="true" className="w-12 shrink-0 font-mono">
            {time}
          </span>
        </div>
      </OperationsBoard>
    </RecordTags>
  );
}
