'use client';

import type { ReactNode } from 'react';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { Tool } from '../tool';

const loader = createLazyLoader(() => import('./roi-calculator'));

interface LazyRoiCalculatorProps {
  content: RoiCalculatorContent;
  /** The sheet with the first worked example. */
  children: ReactNode;
}

export function LazyRoiCalculator({ content, children }: LazyRoiCalculatorProps) {
  return (
    <Tool id="roi-calculator" name="ROI calculator" loader={loader} content={content}>
      {children}
    </Tool>
  );
}
