'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SearchIcon } from '@/components/ui/icons';
import { SearchPanel } from './search-panel';

export function Search() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        onClick={() => setOpen(true)}
        className="needs-script grid size-11 place-items-center rounded-plate hover:bg-paper-deep"
      >
        <SearchIcon />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Search this site" size="sheet">
        <SearchPanel onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
