import type { ReactNode } from 'react';

interface TabsProps {
  /** Of the group, on this page. */
  name: string;
  tabs: readonly { label: string; panel: ReactNode }[];
}

/**
 * Panels of which one is open, the first to begin with. They're details elements, so they work without scripts, open for
 * links to what's in them, and are one below the other on phones and where browsers can't lay them out (`app/tabs.css`).
 */
export function Tabs({ name, tabs }: TabsProps) {
  return (
    <div className="tabs">
      {tabs.map(({ label, panel }, index) => (
        <details key={label} name={name} open={index === 0}>
          <summary>{label}</summary>
          {panel}
        </details>
      ))}
    </div>
  );
}
