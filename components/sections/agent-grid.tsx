import type { ReactNode } from 'react';
import { NativePopover } from '@/components/ui/native-dialog';
import type { AgentColor } from '@/lib/content/types';
import { AgentDetails, type AgentItem } from './agent-details';
import { AgentSymbol, gradients } from './agent-symbol';

interface AgentGridProps {
  crew: readonly AgentItem[];
  colors: { heading: string; colors: readonly { color: AgentColor; means: string }[] };
}

/**
 * The crew board: headline agents on riveted plates two cells wide, the others in one cell each. What the colors mean is in
 * the rest of the last row.
 */
export function AgentGrid({ crew, colors }: AgentGridProps) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2 @2xl/page:grid-cols-2 @2xl/page:gap-4 @7xl/page:grid-cols-4">
      <ul className="contents">
        {crew.map((member) => (
          <Card key={member.agent.id} {...member}>
            <AgentDetails {...member} />
          </Card>
        ))}
      </ul>
      <ColorKey {...colors} />
    </div>
  );
}

function ColorKey({ heading, colors }: AgentGridProps['colors']) {
  return (
    <div className="col-span-full flex flex-col justify-center rounded-plate border border-dashed border-steel p-4 @2xl/page:px-7 @7xl/page:col-span-2">
      <h3 className="tag font-normal text-steel">{heading}</h3>
      <ul className="mt-3 grid gap-x-12 gap-y-2 @2xl/page:grid-cols-[auto_1fr]">
        {colors.map(({ color, means }) => (
          <li key={color} className="flex items-center gap-3">
            <span
              className={`size-5 shrink-0 rounded-plate bg-linear-to-br forced-color-adjust-none ${gradients[color]}`}
            />
            {means}
          </li>
        ))}
      </ul>
    </div>
  );
}

const cardStyles = {
  headline: {
    card: 'rivets on-graphite gap-5 border-transparent bg-graphite px-5 py-4.5 text-paper hover:bg-graphite-rule @max-2xl/page:col-span-full @2xl/page:gap-6 @2xl/page:p-7 @7xl/page:col-span-2',
    quiet: 'text-steel-light',
    name: 'text-3xl font-bold',
  },
  other: {
    card: 'flex-col gap-2.5 border-rule bg-white p-3 hover:border-ink @2xl/page:flex-row @2xl/page:gap-4 @2xl/page:p-5',
    quiet: 'text-steel',
    name: 'leading-snug font-bold @2xl/page:text-xl @2xl/page:tracking-tight',
  },
};

function Card({ agent, roles, children }: AgentItem & { children: ReactNode }) {
  const { id, name, role, tagline, headline } = agent;
  const look = headline ? cardStyles.headline : cardStyles.other;
  const popoverId = `${id}-words`;
  return (
    <li
      id={id}
      className={`plate relative flex rounded-plate border ${look.card} ${roles.map((each) => each.id).join(' ')}`}
    >
      <AgentSymbol agent={agent} size={headline ? 'large' : 'small'} />
      <div className="min-w-0 wrap-break-word">
        <h3 className={look.name}>
          <button
            type="button"
            aria-haspopup="dialog"
            popoverTarget={popoverId}
            popoverTargetAction="show"
            data-fragment={id}
            data-wants="AgentDialog"
            className="text-left stretched outline-none after:rounded-plate focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-blue"
          >
            {name}
          </button>
        </h3>
        {/* `agent-dialog.tsx` replaces it with a modal dialog. */}
        <NativePopover
          id={popoverId}
          title={name}
          icon={<AgentSymbol agent={agent} size="small" />}
        >
          {children}
        </NativePopover>
        <p className={`tag mt-1.5 ${look.quiet}`}>{role}</p>
        <p
          className={`mt-2 @2xl/page:mt-3 ${headline ? 'max-w-md' : `text-sm leading-snug @2xl/page:text-[0.95rem] @2xl/page:leading-normal ${look.quiet}`}`}
        >
          {tagline}
        </p>
      </div>
    </li>
  );
}
