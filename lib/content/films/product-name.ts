import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts a note in the captions of a rendered film, before the product's name that the film shows. */
export const nameNote = 'NOTE The film shows the name ';

/** What to do about films that show another name than the product's, each with the lines of its captions that say it. */
export function otherNames(media: string, name: string): string[] {
  const files = existsSync(media) ? readdirSync(media).sort() : [];
  return files
    .filter((file) => file.endsWith('.vtt'))
    .flatMap((file) => {
      const lines = readFileSync(join(media, file), 'utf8').split(/\r?\n/);
      const shown = lines
        .find((line) => line.startsWith(nameNote))
        ?.slice(nameNote.length)
        .trim();
      if (shown === undefined || shown === name) return [];
      const film = file.replace('.vtt', '');
      const places = lines.flatMap((line, index) =>
        line.includes(shown) && !line.startsWith(nameNote) ? [`line ${index + 1}`] : [],
      );
      const captions =
        places.length === 0
          ? ''
          : `, and its captions say it: public/media/${file}, ${places.join(', ')}`;
      return [
        `The film “${film}” shows the name ${shown}${captions}. Have a developer run \`npm run films ${film}\`, or replace the film.`,
      ];
    });
}
