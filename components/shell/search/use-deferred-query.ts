'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/lib/page/after-paint';

/**
 * A copy of a text that follows it one paint later, so a letter is painted before its results are computed.
 *
 * @returns the copy, and a function that updates it now.
 */
export function useDeferredQuery(typed: string): [string, () => void] {
  const [text, follow] = useState(typed);
  useEffect(() => afterPaint(() => follow(typed)), [typed]);
  return [text, () => flushSync(() => follow(typed))];
}
