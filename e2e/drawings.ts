import { content } from '@/lib/content';
import { pages } from './registry';

const { home, capabilities, standardPages, drawings } = content();

/** Titles of the product pictures, by their name in the content. Titles are the accessible names of their figures. */
const pictureTitles: Readonly<Record<string, string>> = {
  'operations-board': drawings.operationsBoard.title,
  'permit-board': drawings.permitBoard.title,
  'cause-tree': drawings.causeTree.title,
  'shift-log': drawings.shiftLog.title,
  'xapi-stream': drawings.xapiStream.title,
  credential: drawings.credential.title,
  'loto-plan': drawings.lotoPlan.title,
  'evm-card': drawings.evmCard.title,
  'media-brief': drawings.mediaBrief.title,
};

const { oneRecord, scatteredRecords, delivery, nextShift } = drawings.company;
/** Text alternatives of the line drawings, by their name in the content. */
const lineDrawingTexts: Readonly<Record<string, string>> = {
  'one-record': oneRecord.seen,
  'scattered-records': scatteredRecords.seen,
  delivery: delivery.seen,
  'next-shift': nextShift.seen,
};

function drawingsOf(name: string): (string | undefined)[] {
  if (name === 'Home') return home.showcases.map(({ drawing }) => drawing);
  if (name === 'Capabilities') return capabilities.pillars.map(({ drawing }) => drawing);
  const page = standardPages[name];
  return [page?.drawing, ...(page?.sections ?? []).map(({ drawing }) => drawing)];
}

/** Pages with drawings, each with the titles of its pictures and the text alternatives of its line drawings. */
export const pagesWithDrawings = pages.flatMap(({ name, href }) => {
  const drawn = drawingsOf(name).flatMap((drawing) => drawing ?? []);
  const pictures = drawn.flatMap((drawing) => pictureTitles[drawing] ?? []);
  const lineDrawings = drawn.flatMap((drawing) => lineDrawingTexts[drawing] ?? []);
  return drawn.length === 0 ? [] : [{ name, href, pictures, lineDrawings }];
});

/** The URL of a page that has the picture with this title. */
export function pageWithPicture(title: string): string {
  const page = pagesWithDrawings.find(({ pictures }) => pictures.includes(title));
  if (page === undefined) throw new Error(`no page has the picture “${title}”`);
  return page.href;
}
