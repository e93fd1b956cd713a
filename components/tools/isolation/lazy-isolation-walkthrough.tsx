'use client';

import type { ReactNode } from 'react';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import type { LotoPlanContent } from '@/lib/content/types';
import { Tool } from '../tool';

const loader = createLazyLoader(() => import('./isolation-walkthrough'));

interface LazyIsolationWalkthroughProps {
  content: LotoPlanContent;
  /** The finished plan. */
  children: ReactNode;
}

export function LazyIsolationWalkthrough({ content, children }: LazyIsolationWalkthroughProps) {
  return (
    <Tool id="isolation-walkthrough" name="Isolation walkthrough" loader={loader} content={content}>
      {children}
    </Tool>
  );
}
