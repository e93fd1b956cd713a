import type { Recipe } from './recipe';

const taughtIn = 'Replace a film';

/** Films and their words. */
export const filmRecipes: readonly Recipe[] = [
  {
    title: 'Change a film’s title and description',
    taughtIn,
    apply(site) {
      site.set('content/home.yaml', 'hero.film.title', 'Two permits, one bay');
      site.set(
        'content/home.yaml',
        'hero.film.description',
        'Hot work and a line break overlap on a drawing of the unit, until one of them moves.',
      );
    },
  },
  {
    title: 'Replace a film by a loop without a cut',
    taughtIn,
    alsoChanges: 'The player shows the loop, without captions.',
    apply(site) {
      for (const ending of ['mp4', 'avif']) {
        site.copyFile(`public/media/platform.${ending}`, `public/media/about.${ending}`);
      }
      for (const ending of ['av1.mp4', 'cut.mp4', 'cut.av1.mp4', 'vtt']) {
        site.removeFile(`public/media/about.${ending}`);
      }
      site.set('content/pages/About.yaml', 'film.title', 'How we work');
      site.set(
        'content/pages/About.yaml',
        'film.description',
        'Signals rise from the field to a decision.',
      );
    },
  },
  {
    title: 'Replace a film’s cut and captions, without an AV1 cut',
    taughtIn,
    alsoChanges: 'The film’s length in the structured data.',
    apply(site) {
      for (const ending of ['cut.mp4', 'vtt']) {
        site.copyFile(`public/media/team.${ending}`, `public/media/platform.${ending}`);
      }
      site.removeFile('public/media/platform.cut.av1.mp4');
    },
  },
  {
    title: 'Give a film’s files another name',
    taughtIn,
    apply(site) {
      const name = String(site.get('content/pages/ISO.yaml', 'film.file'));
      for (const file of site.list('public/media')) {
        if (!file.startsWith(`public/media/${name}.`)) continue;
        site.renameFile(file, file.replace(name, `${name}-2`));
      }
      site.set('content/pages/ISO.yaml', 'film.file', `${name}-2`);
    },
  },
];
