import { rawRequest } from '@/lib/raw-request';
import { scoreModifiers, totalScore } from '../observatory';
import { expectThat, forEachConcurrently, type HostCheck } from './check';

const requiredScore = 130;
/** The local platform has no HTTPS; a production one does, and doesn't affect the score. */
const loopbackOrigins = / (?:http|ws):\/\/127\.0\.0\.1:\d+/g;

const observatory: HostCheck = {
  title: `Mozilla's Observatory: ${requiredScore}, with the page's own policy`,
  behaviors: ['hsts'],
  run: ({ url, behavior }) =>
    forEachConcurrently(['/', '/AITeam'], async (path) => {
      const { headers, body } = await rawRequest(url, path);
      const html = body.toString().replace(loopbackOrigins, '');
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const { 'strict-transport-security': hsts, ...others } = scoreModifiers({
        headers: Object.fromEntries(sent),
        html,
      });
      // Over plain HTTP, HSTS doesn't apply.
      const modifiers =
        behavior.hsts === 'sent' ? { ...others, 'strict-transport-security': hsts } : others;
      const score = totalScore(modifiers);
      expectThat(score >= requiredScore, `${path} would score ${score}, not ${requiredScore}`);
    }),
};

export const observatoryChecks = [observatory];
