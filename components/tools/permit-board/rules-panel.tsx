import { type Rules, rulesInOrder } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardHandlers } from './board-state';
import { loadable, Panel, WhenOpen } from './panel';
import { capitalize, type Settings } from './settings';

interface RulesPanelProps {
  board: PermitBoardContent;
  settings: Settings;
  /** With the visitor's distances. */
  rules: Rules;
  handlers: BoardHandlers;
}

const RuleFields = loadable(({ RuleFields: Fields }) => Fields);
const DistanceField = loadable(({ DistanceField: Field }) => Field);

export const rulesId = 'permit-board-rules';

/** The rules with their sources, the most serious first, and what can be changed about them. */
export function RulesPanel({ board, settings, rules, handlers }: RulesPanelProps) {
  return (
    <Panel id={rulesId} title="Rules">
      <WhenOpen>
        <RuleFields board={board} settings={settings} handlers={handlers} />
      </WhenOpen>
      <ol className="rule-list">
        {rulesInOrder(rules).map((each) => {
          // What's about the same bay has no distance to change.
          const index = rules.apart.findIndex((other) => other === each && other.within > 0);
          return (
            <li key={each.why}>
              <span className="font-semibold">{capitalize(each.rule)}</span>. {each.why}{' '}
              <span className="text-steel">{each.source}</span>
              {index !== -1 && (
                <WhenOpen>
                  <DistanceField {...{ board, settings, handlers, index }} />
                </WhenOpen>
              )}
            </li>
          );
        })}
      </ol>
      <p>{board.note}</p>
      <p>{board.findings.unknown}</p>
    </Panel>
  );
}
