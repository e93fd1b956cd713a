'use client';

import { useEffect, useState } from 'react';

/** After the last change, in milliseconds. Shorter, and a screen reader would interrupt itself at each keystroke. */
const settleMs = 700;

/** Announces a tool's result to screen readers once it has stopped changing. */
export function Announcement({ children }: { children: string }) {
  const [initial] = useState(children);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (children === initial) return;
    const timer = setTimeout(() => setAnnounced(children), settleMs);
    return () => clearTimeout(timer);
  }, [children, initial]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
