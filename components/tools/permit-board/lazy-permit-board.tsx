'use client';

import type { ReactNode } from 'react';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import type { PermitBoardContent } from '@/lib/content/types';
import { Tool } from '../tool';

const loader = createLazyLoader(() => import('./permit-conflict-board'));

interface LazyPermitBoardProps {
  content: PermitBoardContent;
  /** The permits as planned. */
  children: ReactNode;
}

export function LazyPermitBoard({ content, children }: LazyPermitBoardProps) {
  return (
    <Tool id="permit-conflict-board" name="Permit conflict board" loader={loader} content={content}>
      {children}
    </Tool>
  );
}
