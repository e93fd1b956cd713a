import { unpack } from '@/lib/fetch-limited';
import type { RawResponse } from '@/lib/raw-request';
import { contentType } from '../../hosts/content-types';
import { type FileAsk, files } from '../asks';
import { cameWith, type Row, row } from '../row';

const encodingOf = ({ header }: RawResponse) => header('content-encoding') || 'identity';

/** What every page and file is: its bytes, its type, and how it's compressed. */
export const fileRows: readonly Row[] = [
  row({ asks: files, isRight: isAsBuilt, wrong: 'isn’t what the build wrote', fix: 'files' }),
  row({ asks: files, isRight: hasType, wrong: 'has another type than described', fix: 'types' }),
  row({
    asks: files,
    isRight: (answer, { encoding, headers }) =>
      answer.status !== 200 ||
      encodingOf(answer) === encoding ||
      `${encodingOf(answer)} for clients that accept ${headers?.['Accept-Encoding']}`,
    wrong: 'isn’t compressed as it should be',
    fix: 'compression',
    unable: ['github-pages'],
  }),
  row({
    asks: (site) => files(site).filter(({ encoding }) => encoding !== 'identity'),
    isRight: ({ status, header }) => status !== 200 || /accept-encoding|\*/i.test(header('vary')),
    wrong: 'is sent without Vary: Accept-Encoding, so caches can mix up the encodings',
    fix: 'compression',
  }),
];

function isAsBuilt(answer: RawResponse, { file }: FileAsk): boolean | string {
  if (answer.status !== 200) return cameWith(answer);
  try {
    return unpack(encodingOf(answer), answer.body).equals(file.content);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Equivalent names of types. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

function hasType({ status, header }: RawResponse, { file }: FileAsk): boolean | string {
  const sent = header('content-type').toLowerCase().replaceAll('"', '');
  const [type = '', charset] = sent.split(/; */);
  // Without a charset, browsers guess the encoding of HTML and plain text.
  const isGuessed = charset === undefined && /^text\/(html|plain)$/.test(type);
  const known = [typeAliases[type] ?? type, charset ?? 'charset=utf-8'].join('; ');
  const expected = contentType(file.name);
  const isRight = !isGuessed && [expected, `${expected}; charset=utf-8`].includes(known);
  return status !== 200 || isRight || `${sent || 'no type'} instead of ${expected}`;
}
