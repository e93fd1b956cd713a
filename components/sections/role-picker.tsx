import { ChevronIcon } from '@/components/ui/icons';

/** A role of the audience. Its ID is also the ID of its result, and the class of its agents. */
export interface RoleItem {
  id: string;
  name: string;
  count: number;
}

export interface RolePickerProps {
  label: string;
  all: string;
  reset: string;
  /** Total number of agents. */
  total: number;
  groups: readonly { name: string; roles: readonly RoleItem[] }[];
}

const row =
  'flex min-h-9 items-center justify-between gap-3 border-t border-rule px-3 py-1 leading-snug no-underline hover:bg-paper-deep';

/**
 * Links that filter the agents by role. Each targets the line with its result. While that line is `:target`,
 * `app/roles.css` hides the agents, except the role's. The list is open while it's the target itself.
 */
export function RolePicker({ label, all, total, groups }: RolePickerProps) {
  const ids = groups.flatMap(({ roles }) => roles.map(({ id }) => id));
  const chosen = ids.map((id) => `.crew-filter:has(#${id}:target) .${id}`);
  return (
    <>
      <style href="roles" precedence="default">
        {`.crew-filter :is(${chosen.join()}) { display: flex; }`}
      </style>
      <a
        href="#roles"
        className="role-opener flex min-h-12 items-center justify-between border-2 border-ink bg-white px-4 font-semibold no-underline print:hidden"
      >
        {label}
        <ChevronIcon />
      </a>
      <nav
        id="roles"
        tabIndex={-1}
        aria-label={label}
        className="role-board border-2 border-ink bg-white print:hidden"
      >
        <p className="px-3 py-3 font-semibold">{label}</p>
        <a href="#all-agents" className={row}>
          {all} <Count number={total} />
        </a>
        <ul className="grid gap-x-px bg-rule @2xl/page:grid-cols-3 @7xl/page:grid-cols-6">
          {groups.map(({ name, roles }) => (
            <li key={name} className="border-t border-ink bg-white">
              <p className="tag px-3 pt-3 pb-1.5 text-steel">{name}</p>
              <ul className="@2xl/page:text-sm">
                {roles.map(({ id, name: role, count }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={row}>
                      <span className="min-w-0">{role}</span> <Count number={count} />
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Count({ number }: { number: number }) {
  return <span className="font-mono text-sm">{number}</span>;
}

/** How many agents are shown, and for which role. A link focuses its line, so screen readers announce it. */
export function RoleResults({ all, reset, total, groups }: RolePickerProps) {
  const lineStyle = 'role-line flex-wrap items-center gap-x-4 gap-y-1 scroll-mt-20';
  return (
    <>
      <p id="all-agents" tabIndex={-1} className={`flex ${lineStyle}`}>
        <Result name={all} count={total} total={total} />
      </p>
      {groups
        .flatMap(({ roles }) => roles)
        .map(({ id, name, count }) => (
          <p key={id} id={id} tabIndex={-1} className={`role-result ${lineStyle}`}>
            <Result name={name} count={count} total={total} />
            <a href="#all-agents" className="py-1 text-blue underline">
              {reset}
            </a>
          </p>
        ))}
    </>
  );
}

function Result({ name, count, total }: { name: string; count: number; total: number }) {
  return (
    <>
      <strong className="text-xl leading-snug">{name}</strong>
      <span className="tag text-steel">{`${count} of ${total} agents`}</span>
    </>
  );
}
