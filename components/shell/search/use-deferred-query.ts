'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/page/after-paint';

/**
 * A copy of the query that's updated one paint later, so a typed letter is painted before its results are computed.
 *
 * @returns the copy, and a function that updates it immediately
 */
export function useDeferredQuery(typed: string): [string, () => void] {
  const [text, setText] = useState(typed);
  useEffect(() => afterPaint(() => setText(typed)), [typed]);
  return [text, () => flushSync(() => setText(typed))];
}
