import type { ReactNode } from 'react';
import type { LinkItem } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';

interface ToolCutProps {
  title: string;
  place: string;
  tone?: 'paper' | 'graphite';
  /** To the tools that the drawing belongs to, which the pillar's details have. */
  links: readonly LinkItem[];
  children: ReactNode;
}

/** The drawing of a tool by itself, for phones, where the tool is in the pillar's details. */
export function ToolCut({ links, children, ...sheet }: ToolCutProps) {
  return (
    <div className="sm:hidden print:hidden">
      <DrawingFrame {...sheet}>
        <div className="px-3 py-3">{children}</div>
        <ul className="border-t border-(--line)">
          {links.map(({ label, href }) => (
            <li key={href} className="border-(--line) not-first:border-t">
              <a href={href} className="flex min-h-11 items-center px-4 font-semibold underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </DrawingFrame>
    </div>
  );
}
