import type { ReactNode } from 'react';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import { NativePopover } from '@/components/ui/native-dialog';
import type { AgentColor } from '@/lib/content/types';
import { AgentDetails, type AgentItem } from './agent-details';
import { AgentSymbol, faces } from './agent-symbol';

interface AgentGridProps {
  crew: readonly AgentItem[];
  colors: { heading: string; colors: readonly { color: AgentColor; means: string }[] };
}

/** The crew board: what the colors mean, headline agents on riveted plates, and the others as rows of a register. */
export function AgentGrid({ crew, colors }: AgentGridProps) {
  return (
    <>
      <ColorKey {...colors} />
      <ul className="crew-board mt-4">
        {crew.map((member) => (
          <Card key={member.agent.id} {...member}>
            <AgentDetails {...member} />
          </Card>
        ))}
      </ul>
    </>
  );
}

function ColorKey({ heading, colors }: AgentGridProps['colors']) {
  return (
    <div className="mt-3 text-sm text-steel">
      <h3 className="sr-only">{heading}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 @2xl/page:@max-4xl/page:grid @2xl/page:@max-4xl/page:grid-cols-[auto_auto_auto] @2xl/page:@max-4xl/page:justify-start @2xl/page:@max-4xl/page:gap-x-10">
        {colors.map(({ color, means }) => (
          <li key={color} className="flex items-center gap-2">
            <span className={`size-3.5 shrink-0 forced-color-adjust-none ${faces[color]}`} />
            {means}
          </li>
        ))}
      </ul>
    </div>
  );
}

const cardStyles = {
  headline: {
    card: 'headline on-graphite rounded-plate border border-transparent bg-graphite text-paper hover:bg-graphite-rule',
    words: 'px-5 py-4.5 @2xl/page:p-6',
    role: 'text-steel-light',
    name: 'text-3xl font-bold',
    tagline: 'mt-2 @2xl/page:mt-3 max-w-md text-pretty',
    mark: 'absolute right-6 top-6 text-steel-light',
  },
  other: {
    card: 'gap-4 border-b border-rule py-3 hover:bg-paper-deep @2xl/page:@max-7xl/page:items-center @2xl/page:@max-7xl/page:py-2',
    words:
      'grow gap-x-6 @2xl/page:@max-7xl/page:grid @2xl/page:@max-7xl/page:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl/page:@max-7xl/page:items-center',
    role: 'text-steel',
    name: 'text-lg leading-snug font-bold',
    tagline: 'mt-1.5 leading-snug @2xl/page:@max-7xl/page:mt-0 max-w-xl',
    mark: 'self-center text-steel',
  },
};

function Card({ agent, roles, children }: AgentItem & { children: ReactNode }) {
  const { id, name, role, tagline, headline } = agent;
  const look = headline ? cardStyles.headline : cardStyles.other;
  const popoverId = `${id}-words`;
  return (
    <li
      id={id}
      className={`plate relative flex ${look.card} ${roles.map((each) => each.id).join(' ')}`}
    >
      <AgentSymbol agent={agent} size={headline ? 'large' : 'small'} />
      <div className={`min-w-0 wrap-break-word ${look.words}`}>
        <div>
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
          <p className={`tag mt-1 ${look.role}`}>{role}</p>
        </div>
        <p className={look.tagline}>{tagline}</p>
      </div>
      <span className={`ml-auto ${look.mark}`}>
        <OffPageConnectorIcon />
      </span>
      {/* `agent-dialog.tsx` replaces it with a modal dialog. */}
      <NativePopover id={popoverId} title={name} icon={<AgentSymbol agent={agent} size="small" />}>
        {children}
      </NativePopover>
    </li>
  );
}
