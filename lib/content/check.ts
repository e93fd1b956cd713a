/** `npm run check` reads all of content/ and prints every mistake, one a line. */
import { content } from '.';
import { ContentError } from './problem';

try {
  const { pages } = content();
  console.log(`content/: ${pages.length} pages, no mistakes.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
