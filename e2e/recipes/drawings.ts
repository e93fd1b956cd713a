import type { Recipe } from './recipe';

const taughtIn = 'Product pictures';

/** Words in product pictures. */
export const drawingRecipes: readonly Recipe[] = [
  {
    title: 'Reword an entry of the shift log',
    taughtIn,
    alsoChanges: 'The film `team` shows entries of the log.',
    apply(site) {
      const file = 'content/drawings/shift-log.yaml';
      site.set(file, 'entries.0.text', 'Handover from nights accepted, all 7 of 7 items read back');
      site.set(file, 'handover.heading', 'Open items for nights');
    },
  },
  {
    title: 'Reword the operations board and the cause tree',
    taughtIn,
    apply(site) {
      site.set('content/drawings/operations-board.yaml', 'rows.3.who', 'Instruments');
      site.set(
        'content/drawings/operations-board.yaml',
        'counts.0.label',
        'items read back at handover',
      );
      site.set('content/drawings/cause-tree.yaml', 'actions.heading', 'What changes');
    },
  },
  {
    title: 'Reword the drawings of About and Story',
    taughtIn,
    apply(site) {
      site.set('content/drawings/company.yaml', 'oneRecord.valve', 'A person decides');
      site.set('content/drawings/company.yaml', 'scatteredRecords.slips.1', 'Work permit');
      site.set('content/pages/Story.yaml', 'drawing', 'next-shift');
    },
  },
  {
    title: 'Put another drawing into a section',
    taughtIn,
    apply: (site) =>
      site.set('content/pages/Platform.yaml', 'sections.id=trust.drawing', 'media-brief'),
  },
];
