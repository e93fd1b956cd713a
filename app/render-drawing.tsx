import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { CauseTree } from '@/components/sections/drawings/cause-tree';
import { Credential } from '@/components/sections/drawings/credential';
import { DataPath } from '@/components/sections/drawings/data-path';
import { MediaBrief } from '@/components/sections/drawings/media-brief';
import { Register } from '@/components/sections/drawings/register';
import { RuleCheck } from '@/components/sections/drawings/rule-check';
import { ShiftLog } from '@/components/sections/drawings/shift-log';
import { SvgDrawing } from '@/components/sections/drawings/svg-drawing';
import { XapiStatement } from '@/components/sections/drawings/xapi-statement';
import { formatResult, XapiStream } from '@/components/sections/drawings/xapi-stream';
import ShiftBoard from '@/components/tools/shift-board/shift-board';
import { content, fillSvg, hrefOf, plantSources, toXapiStatements } from '@/lib/content';
import type { DrawingName, Drawings, LinkItem } from '@/lib/content/types';
import { logRowId } from '@/lib/plant/places';
import { registerSections } from '@/lib/plant/records';
import { settings } from './settings';

const renderers: Record<DrawingName, (drawings: Drawings) => ReactNode> = {
  'operations-board': ({ operationsBoard }) => (
    <Island name="ShiftBoard" of={ShiftBoard} on="approach" props={operationsBoard} />
  ),
  'cause-tree': ({ causeTree }) => <CauseTree {...causeTree} />,
  'shift-log': ({ shiftLog }) => <ShiftLog {...shiftLog} />,
  'xapi-stream': ({ xapiStream }) => {
    const { title, place, seen, scorm, opened, statements } = xapiStream;
    return (
      <XapiStream
        title={title}
        place={place}
        seen={seen}
        scorm={scorm}
        opened={statements[opened - 1]?.id}
        // The drill that wasn't passed is told on Core Capabilities, and the survey on ISO Alignment.
        statements={statements.filter(({ verb }) => verb === 'completed' || verb === 'passed')}
      />
    );
  },
  'xapi-statement': ({ xapiStream }) => {
    const { place, grammar } = xapiStream;
    const { title, seen } = grammar;
    return (
      <XapiStatement title={title} seen={seen} place={place} parts={statementParts(xapiStream)} />
    );
  },
  'rule-check': ({ ruleCheck }) => <RuleCheck {...ruleCheck} />,
  credential: ({ credential }) => {
    const { to, section, text } = credential.code;
    const address = `${settings.siteUrl}${hrefOf(to)}#${section}`;
    return <Credential {...credential} code={{ address, text }} />;
  },
  'media-brief': ({ mediaBrief }) => <MediaBrief {...mediaBrief} />,
  register: ({ register }) => (
    <Register
      {...register}
      sections={registerSections(plantSources(content()))}
      date={content().plant.date}
    />
  ),
  'data-path': ({ dataPath }) => <DataPath {...dataPath} />,
  'next-shift': ({ company }) => {
    const { seen, caption } = company.nextShift;
    const svgs = content().svgs.nextShift.map((svg) => fillSvg(svg, company.nextShift));
    return <SvgDrawing seen={seen} svgs={svgs} caption={caption} />;
  },
};

/** A drawing by its name in content, rendered to HTML on the server; null without a name. */
export function renderDrawing(name: DrawingName | undefined): ReactNode {
  return name === undefined ? null : renderers[name](content().drawings);
}

/** What the points next to a drawing are about, as links into it. */
export function drawingKeys(name: DrawingName | undefined): LinkItem[][] {
  if (name !== 'shift-log') return [];
  const { keys, handover, entries } = content().drawings.shiftLog;
  return keys.map((key) =>
    key.toSorted().map((at) => ({
      label:
        at === 'handover'
          ? handover.heading
          : `${at} ${entries.find(({ time }) => time === at)?.tag}`,
      href: `#${logRowId(at)}`,
    })),
  );
}

function statementParts(stream: Drawings['xapiStream']) {
  const { grammar, statements, opened } = stream;
  const short = statements[opened - 1];
  const full = toXapiStatements(stream)[opened - 1];
  if (short === undefined || full === undefined) return [];
  const words = {
    actor: short.actor.name,
    verb: short.verb,
    object: short.object.name,
    result: formatResult(short.result),
    context: short.context?.instructor.name ?? '',
    timestamp: short.time.slice(11),
  };
  const names = ['actor', 'verb', 'object', 'result', 'context', 'timestamp'] as const;
  return names
    .filter((name) => full[name] !== undefined)
    .map((name) => ({ name, ask: grammar.asks[name], words: words[name], value: full[name] }));
}
