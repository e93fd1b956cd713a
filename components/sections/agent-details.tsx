import { buttonStyles } from '@/components/ui/button-styles';
import type { Agent, LinkItem } from '@/lib/content/types';
import type { RoleItem } from './role-picker';

const heading =
  'tag mt-7 font-normal text-steel not-first:border-t not-first:border-rule not-first:pt-4';

export interface AgentItem {
  agent: Agent;
  roles: readonly RoleItem[];
  /** The dialog's call to action. `pillar` links to more about the agent's work. */
  action: LinkItem;
  pillar: LinkItem | undefined;
}

/** The content below an agent's name in its popover and dialog. */
export function AgentDetails({ agent, roles, action, pillar }: AgentItem) {
  return (
    <>
      <div className="on-graphite -mx-5 bg-graphite px-5 pb-5 text-paper sm:-mx-6 sm:px-6 sm:pb-6">
        {/* Next to the icon, like the name. */}
        <div className="pt-4 @min-[16rem]/dialog:-mt-3.5 @min-[16rem]/dialog:pt-0 @min-[16rem]/dialog:pl-15 sm:@min-[16rem]/dialog:-mt-6 sm:@min-[16rem]/dialog:pl-18">
          <p className="tag text-steel-light">{agent.role}</p>
          <p className="mt-3 text-xl leading-snug font-semibold tracking-tight text-pretty">
            {agent.tagline}
          </p>
        </div>
      </div>
      <div className="agent-columns">
        <div>
          <h3 className={heading}>Key Capabilities</h3>
          <ul className="mt-3 grid gap-2">
            {agent.capabilities.map((capability) => (
              <li key={capability} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-[0.7em] h-0 w-4 shrink-0 border-t-2 border-ink"
                />
                {capability}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={heading}>Who Benefits</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {roles.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center border border-rule bg-white px-3 text-[0.95rem] no-underline hover:border-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <h3 className={heading}>Impact</h3>
          <p className="mt-3">{agent.mainBenefit}</p>
        </div>
      </div>
      <p className="next-step -mx-5 mt-12 -mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 bg-paper px-5 pt-3 pb-5 sm:-mx-6 sm:px-6">
        <a href={action.href} className={buttonStyles.primary}>
          {action.label}
        </a>
        {pillar !== undefined && (
          <a
            href={pillar.href}
            className="basis-full py-1 text-sm leading-snug text-blue underline sm:flex-1 sm:basis-32"
          >
            {pillar.label}
          </a>
        )}
      </p>
    </>
  );
}
