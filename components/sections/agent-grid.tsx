import { OffPageConnectorIcon } from '@/components/ui/icons';
import { NativePopover } from '@/components/ui/native-dialog';
import { AgentDetails, type AgentItem } from './agent-details';
import { AgentSymbol } from './agent-symbol';

/** The crew board: headline agents on plates, and the others as rows of a register. */
export function AgentGrid({ crew }: { crew: readonly AgentItem[] }) {
  const others = crew.filter(({ agent }) => !agent.headline);
  return (
    <div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @2xl/page:grid-cols-2 @2xl/page:gap-4 @7xl/page:grid-cols-4">
        {crew
          .filter(({ agent }) => agent.headline)
          .map((member) => (
            <Card key={member.agent.id} {...member} look={looks.plate} />
          ))}
      </ul>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 @7xl/page:grid-cols-2">
        {others.map((member) => (
          <Card key={member.agent.id} {...member} look={looks.row} />
        ))}
      </ul>
    </div>
  );
}

const looks = {
  plate: {
    size: 'large',
    card: 'on-graphite border border-transparent bg-graphite text-paper hover:bg-graphite-raised @7xl/page:flex-col',
    words: 'px-5 py-2 @2xl/page:p-6',
    head: '',
    role: 'mt-1 text-steel-light',
    name: 'text-2xl font-bold @2xl/page:text-3xl',
    tagline: 'mt-1 max-w-md text-pretty @2xl/page:mt-2',
    mark: 'absolute top-5 right-5 text-paper',
  },
  row: {
    size: 'small',
    card: 'items-center gap-4 border-b border-rule py-2.5 hover:bg-paper-deep',
    words:
      'grow @2xl/page:grid @2xl/page:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl/page:items-center @2xl/page:gap-x-6',
    head: '',
    role: 'text-steel',
    name: 'text-lg leading-snug font-bold',
    // On a phone, it's in the dialog.
    tagline: 'leading-snug @max-2xl/page:hidden',
    mark: 'text-steel',
  },
} as const;

interface CardProps extends AgentItem {
  look: (typeof looks)[keyof typeof looks];
}

function Card({ look, ...member }: CardProps) {
  const { id, name, role, tagline } = member.agent;
  const popoverId = `${id}-words`;
  return (
    <li
      id={id}
      className={`plate relative flex ${look.card} ${member.roles.map((each) => each.id).join(' ')}`}
    >
      <AgentSymbol agent={member.agent} size={look.size} />
      <div className={`min-w-0 wrap-break-word ${look.words}`}>
        <div className={look.head}>
          <h3 className={look.name}>
            <button
              type="button"
              aria-haspopup="dialog"
              popoverTarget={popoverId}
              popoverTargetAction="show"
              data-fragment={id}
              data-wants="AgentDialog"
              className="text-left stretched outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-blue"
            >
              {name}
            </button>
          </h3>
          <p className={`tag ${look.role}`}>{role}</p>
        </div>
        <p className={look.tagline}>{tagline}</p>
      </div>
      <span
        className={`ml-auto ${look.mark} ${member.agent.color === 'amber' ? '@7xl/page:text-ink' : ''}`}
      >
        <OffPageConnectorIcon />
      </span>
      {/* `agent-dialog.tsx` replaces it with a modal dialog. */}
      <NativePopover
        id={popoverId}
        title={name}
        icon={<AgentSymbol agent={member.agent} size="small" />}
      >
        <AgentDetails {...member} />
      </NativePopover>
    </li>
  );
}
