'use client';

import { useEffect, useRef, useState } from 'react';

/** After the last change, in milliseconds. Shorter, and a screen reader would interrupt itself at each keystroke. */
const settleMs = 700;

interface AnnouncementProps {
  /** The worked example's result, which is on the page already. */
  example: string;
  children: string;
}

/** Announces a tool's result to screen readers once it has stopped changing. Until then, an old one is gone. */
export function Announcement({ example, children }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  const hasChanged = useRef(false);

  useEffect(() => {
    if (children === example && !hasChanged.current) return;
    hasChanged.current = true;
    const timer = setTimeout(() => setAnnounced(children), settleMs);
    return () => clearTimeout(timer);
  }, [children, example]);

  return (
    <p role="status" className="sr-only">
      {announced === children ? announced : ''}
    </p>
  );
}
