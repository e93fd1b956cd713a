'use client';

import { useState } from 'react';
import { isSlashEnabled, setSlashEnabled } from '@/lib/page/search-shortcut';

/** Turns the slash shortcut off and on. Hidden on narrow screens, which rarely have a keyboard. */
export function SlashChoice() {
  const [on, setOn] = useState(isSlashEnabled);
  return (
    <label className="mt-6 hidden min-h-6 w-fit items-center gap-2 text-sm text-steel sm:flex">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setSlashEnabled(target.checked);
          setOn(target.checked);
        }}
        className="size-4 accent-ink"
      />
      Press / to open search{on ? '' : ' (off until you reload the page)'}
    </label>
  );
}
