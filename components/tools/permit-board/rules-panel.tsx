import { NativePopover } from '@/components/ui/native-dialog';
import type { Rule, Rules } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardHandlers, BoardState } from './board-state';
import { loadable, WhenOpen } from './when-open';

interface RulesPanelProps {
  board: PermitBoardContent;
  state: BoardState;
  /** With the visitor's distances. */
  rules: Rules;
  handlers: BoardHandlers;
}

const RuleFields = loadable(() => import('./rule-fields'));

export const rulesId = 'permit-board-rules';

/** The rules with their sources, the most serious first, and what can be changed about them. */
export function RulesPanel({ board, state, rules, handlers }: RulesPanelProps) {
  const all: Rule[] = [...rules.isolated, ...rules.apart, rules.crowd];
  return (
    <NativePopover id={rulesId} title="Rules" icon={null}>
      <WhenOpen>
        <RuleFields {...{ board, state, handlers }} />
      </WhenOpen>
      <ol className="rule-list">
        {all.map(({ rule, why, source }) => (
          <li key={rule}>
            <span className="rule">{rule}</span>. {why} <span className="text-steel">{source}</span>
          </li>
        ))}
      </ol>
      <p>{board.note}</p>
      <p>{board.clear.unknown}</p>
    </NativePopover>
  );
}
