/** `npm run check:content`: validates all of content/ and the films, and prints one problem per line. */
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
