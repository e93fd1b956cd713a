'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';

/**
 * A text that follows another one a paint later: a letter is seen at once, and what it finds comes after.
 *
 * @returns the text, and what has it catch up at once, for those who cannot wait.
 */
export function useAfterPaint(typed: string): [string, () => void] {
  const [text, follow] = useState(typed);
  useEffect(() => afterPaint(() => follow(typed)), [typed]);
  return [text, () => flushSync(() => follow(typed))];
}
