import { unpack } from '@/lib/fetch-limited';
import type { RawResponse } from '@/lib/raw-request';
import { contentType, isCompressible } from '../../hosts/content-types';
import { type Check, cameWith, type Row } from '../row';
import type { PublishedFile, Site } from '../site';

interface FileAsk {
  file: PublishedFile;
  accepted: string;
  /** The encoding that the file should come in. */
  encoding: string;
}

/** Asks for every page and file, in each encoding. Films and pictures must not be compressed again. */
function everyFile(check: (ask: FileAsk) => Check['isRight']) {
  return (site: Site): Check[] =>
    site.files.flatMap((file) =>
      encodingsOf(file).map(([accepted, encoding]) => ({
        path: file.path,
        headers: { 'Accept-Encoding': accepted },
        isRight: (answer) => answer.status !== 200 || check({ file, accepted, encoding })(answer),
      })),
    );
}

function encodingsOf({ name, content }: PublishedFile): [accepted: string, expected: string][] {
  if (!isCompressible(contentType(name))) return [['gzip, br', 'identity']];
  // Hosts don't compress what fits into the first packet.
  if (content.byteLength < 2048) return [['identity', 'identity']];
  return [
    ['identity', 'identity'],
    ['gzip, deflate, br', 'br'],
  ];
}

const encodingOf = ({ header }: RawResponse) => header('content-encoding') || 'identity';

/** Equivalent names of types. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** What every page and file is: its bytes, its type, and how it's compressed. */
export const fileRows: readonly Row[] = [
  {
    checks: ({ files }) =>
      files.map(({ path }) => ({
        path,
        isRight: (answer) => answer.status === 200 || cameWith(answer),
      })),
    wrong: 'isn’t there',
    fix: 'files',
  },
  {
    checks: everyFile(({ file }) => (answer) => {
      try {
        return unpack(encodingOf(answer), answer.body).equals(file.content);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }),
    wrong: 'isn’t what the build wrote',
    fix: 'files',
  },
  {
    checks: everyFile(({ file }) => ({ header }) => {
      const sent = header('content-type').toLowerCase().replaceAll('"', '');
      const [type = '', charset] = sent.split(/; */);
      // Without a charset, browsers guess the encoding of HTML and plain text.
      const isGuessed = charset === undefined && /^text\/(html|plain)$/.test(type);
      const known = [typeAliases[type] ?? type, charset ?? 'charset=utf-8'].join('; ');
      const expected = contentType(file.name);
      const isRight = !isGuessed && [expected, `${expected}; charset=utf-8`].includes(known);
      return isRight || `${sent || 'no type'} instead of ${expected}`;
    }),
    wrong: 'has another type than described',
    fix: 'types',
  },
  {
    checks: everyFile(
      ({ encoding, accepted }) =>
        (answer) =>
          encodingOf(answer) === encoding ||
          `${encodingOf(answer)} for clients that accept ${accepted}`,
    ),
    wrong: 'isn’t compressed as it should be',
    fix: 'compression',
  },
  {
    checks: everyFile(
      ({ encoding }) =>
        ({ header }) =>
          encoding === 'identity' || /accept-encoding|\*/i.test(header('vary')),
    ),
    wrong: 'is sent without Vary: Accept-Encoding, so caches can mix up the encodings',
    fix: 'compression',
  },
];
