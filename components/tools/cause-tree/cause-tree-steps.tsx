'use client';

import { useState } from 'react';
import { CauseTree } from '@/components/sections/drawings/cause-tree';
import { RecordTags, TaggedText } from '@/components/sections/drawings/tagged-text';
import type { CauseTreeContent } from '@/lib/content/types';
import { TimeSlider } from '../time-slider';

/** The cause tree as it was known at each step of the investigation. The page has it as it ended. */
export default function CauseTreeSteps({ slider, steps, tags, ...tree }: CauseTreeContent) {
  const last = steps.length - 1;
  const [index, setIndex] = useState(last);
  const { when, text, levels, hasActions } = steps[index] ?? { when: '', text: '' };
  return (
    <RecordTags value={tags}>
      <CauseTree {...tree} levels={levels} hasActions={hasActions}>
        <div className="needs-script border-t border-(--line) px-4 py-2">
          <div className="flex flex-wrap items-center gap-x-4">
            <TimeSlider
              label={slider}
              min={0}
              max={last}
              step={1}
              value={index}
              text={`${when}: ${text}`}
              parts={last}
              ends={[steps[0]?.when ?? '', steps[last]?.when ?? '']}
              onChange={setIndex}
            />
            <span aria-hidden="true" className="min-w-24 text-right font-mono">
              {when}
            </span>
          </div>
          <p className="min-h-[2lh] text-(--quiet)">
            <TaggedText text={text} />
          </p>
        </div>
      </CauseTree>
    </RecordTags>
  );
}
