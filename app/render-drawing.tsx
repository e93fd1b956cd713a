import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Credential } from '@/components/sections/drawings/credential';
import { Delivery } from '@/components/sections/drawings/delivery';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { EvmCurves } from '@/components/sections/drawings/evm-curves';
import { MediaBrief } from '@/components/sections/drawings/media-brief';
import { NextShift } from '@/components/sections/drawings/next-shift';
import { Register } from '@/components/sections/drawings/register';
import { ScatteredRecords } from '@/components/sections/drawings/scattered-records';
import { ShiftLog } from '@/components/sections/drawings/shift-log';
import { TitleBlock } from '@/components/sections/drawings/title-block';
import { TrainingHistory } from '@/components/sections/drawings/training-history';
import { XapiStream } from '@/components/sections/drawings/xapi-stream';
import CauseTreeSteps from '@/components/tools/cause-tree/cause-tree-steps';
import ShiftBoard from '@/components/tools/shift-board/shift-board';
import { content, hrefOf, plantSources, toXapiStatements } from '@/lib/content';
import type { DrawingName, Drawings } from '@/lib/content/types';
import { registerSections } from '@/lib/plant/records';
import { settings } from './settings';

const renderers: Record<DrawingName, (drawings: Drawings) => ReactNode> = {
  'operations-board': ({ operationsBoard }) => (
    <Island name="ShiftBoard" of={ShiftBoard} on="approach" props={operationsBoard} />
  ),
  'cause-tree': ({ causeTree }) => (
    <Island name="CauseTreeSteps" of={CauseTreeSteps} on="approach" props={causeTree} />
  ),
  'shift-log': ({ shiftLog }) => <ShiftLog {...shiftLog} />,
  'xapi-stream': ({ xapiStream }) => {
    const { title, place, seen, scorm, opened, note, statements } = xapiStream;
    const fullStatement = toXapiStatements(xapiStream)[opened - 1];
    return (
      <XapiStream
        {...{ title, place, seen, scorm, opened, note, statements }}
        statement={fullStatement ?? {}}
      />
    );
  },
  credential: ({ credential }) => {
    const { to, section, text } = credential.code;
    const address = `${settings.siteUrl}${hrefOf(to)}#${section}`;
    return <Credential {...credential} code={{ address, text }} />;
  },
  'media-brief': ({ mediaBrief }) => <MediaBrief {...mediaBrief} />,
  'title-block': ({ company }) => {
    const { name, category, contactMail } = content().site;
    return <TitleBlock {...{ name, category }} {...company.titleBlock} email={contactMail} />;
  },
  'scattered-records': ({ company }) => <ScatteredRecords {...company.scatteredRecords} />,
  delivery: ({ company }) => <Delivery {...company.delivery} />,
  register: ({ register }) => (
    <Register
      {...register}
      sections={registerSections(plantSources(content()))}
      date={content().plant.date}
    />
  ),
  'training-history': ({ trainingHistory }) => {
    const { log } = content().plant;
    const entries = trainingHistory.entries.flatMap(({ time, kind }) => {
      const entry = log.find((logged) => logged.time === time);
      if (entry === undefined) return [];
      const { tag, text, by, with: second } = entry;
      return { time, kind, tag, text, by: second === undefined ? by : `${by}, ${second}` };
    });
    return <TrainingHistory {...trainingHistory} entries={entries} />;
  },
  'program-curves': ({ evmCard }) => {
    const { place, chart: seen, budget, periods } = evmCard;
    // Of the same program as the card on Capabilities, but not as its name.
    const title = evmCard.title.replace(/^[^·]+/, 'Earned value ');
    const week = periods.findLastIndex((period) => period.ev !== undefined);
    const { ev = 0, ac = 0 } = periods[week] ?? {};
    return (
      <DrawingFrame {...{ title, place, seen }} tone="graphite">
        <div className="px-4 py-3">
          <EvmCurves
            label={seen}
            dates={['Week 1', `Week ${week + 1}`, `Week ${periods.length}`]}
            {...{ budget, periods }}
            eac={(budget * ac) / ev}
          />
        </div>
      </DrawingFrame>
    );
  },
  'next-shift': ({ company }) => <NextShift {...company.nextShift} />,
};

/** A drawing by its name in content, rendered to HTML on the server; null without a name. */
export function renderDrawing(name: DrawingName | undefined): ReactNode {
  return name === undefined ? null : renderers[name](content().drawings);
}
