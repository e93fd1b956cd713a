'use client';

import type { ReactNode } from 'react';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import { Tool } from '../tool';
import type { EarnedValueContent } from './earned-value-card';

const loader = createLazyLoader(() => import('./earned-value-calculator'));

interface LazyEarnedValueCalculatorProps {
  content: EarnedValueContent;
  /** The card with the worked example. */
  children: ReactNode;
}

export function LazyEarnedValueCalculator({ content, children }: LazyEarnedValueCalculatorProps) {
  return (
    <Tool
      id="earned-value-calculator"
      name="Earned value calculator"
      loader={loader}
      content={content}
    >
      {children}
    </Tool>
  );
}
