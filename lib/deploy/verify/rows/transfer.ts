import { atPaths, type Check, cameWith, type Row } from '../row';
import type { Site } from '../site';

/** Whether films can be played in parts, and whether the platform answers. */
export const transferRows: readonly Row[] = [
  {
    checks: ranges,
    wrong: 'a part of a film isn’t served, so Safari can’t play it',
    fix: 'transfer',
  },
  {
    checks: platformSettings,
    wrong: 'the platform doesn’t answer this site',
    fix: 'platform',
  },
];

/** A part of every film. */
function ranges({ files }: Site): Check[] {
  return files
    .filter(({ name }) => name.endsWith('.mp4'))
    .map(({ path, content }) => ({
      path,
      headers: { Range: 'bytes=100-199' },
      isRight: (answer) =>
        (answer.status === 206 && answer.body.equals(content.subarray(100, 200))) ||
        cameWith(answer),
    }));
}

/** What the site asks the platform first. */
function platformSettings({ origin, settings: { platformUrl, appId } }: Site): Check[] {
  const platform = new URL(platformUrl === '' ? origin : platformUrl);
  const base = platform.pathname.replace(/\/$/, '');
  const path = `${base}/api/apps/public/prod/public-settings/by-id/${appId}`;
  const headers = { Origin: origin, 'X-App-Id': appId };
  return atPaths([path], (answer) => {
    const isJson = answer.header('content-type').includes('json');
    if (answer.status !== 200 || !isJson) return cameWith(answer);
    const allowed = [origin, '*'].includes(answer.header('access-control-allow-origin'));
    return platform.origin === origin || allowed || 'it doesn’t allow this origin';
  }).map((check) => ({ ...check, origin: platform.origin, headers }));
}
