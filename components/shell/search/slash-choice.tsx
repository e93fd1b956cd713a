'use client';

import { useState } from 'react';
import { slashIsWanted, wantSlash } from './slash-key';

/** Turns the slash key off and on again; screens without a keyboard are too narrow to show it. */
export function SlashChoice() {
  const [on, setOn] = useState(slashIsWanted);
  return (
    <label className="mt-6 hidden min-h-6 w-fit items-center gap-2 text-sm text-steel sm:flex">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          wantSlash(target.checked);
          setOn(target.checked);
        }}
        className="size-4 accent-ink"
      />
      The / key opens this search{on ? '' : ' (off until the site is loaded again)'}
    </label>
  );
}
