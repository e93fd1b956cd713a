import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
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

const primary = { paper: 'bg-ink text-paper', graphite: 'bg-paper text-ink' };

/** The drawing of a tool by itself, for phones, where the tool is in the pillar's details. */
export function ToolCut({ links, children, tone = 'paper', ...sheet }: ToolCutProps) {
  return (
    <div className="sm:hidden print:hidden">
      <DrawingFrame {...sheet} tone={tone}>
        <div className="px-3 py-3">{children}</div>
        <ul className="border-t border-(--line)">
          {links.map(({ label, href }, index) => (
            <li key={href}>
              <a
                href={href}
                className={`flex min-h-12 items-center justify-between px-4 text-[0.95rem] font-semibold ${index === 0 ? primary[tone] : ''}`}
              >
                {label}
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </DrawingFrame>
    </div>
  );
}
