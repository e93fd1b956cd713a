import { rawRequest } from '@/lib/raw-request';
import { scoreModifiers, totalScore } from '../observatory';
import { expectThat, forEachConcurrently, type HostCheck } from './check';

const requiredScore = 130;
/** A platform on this machine has no https; one that is published has, and costs nothing. */
const loopbackOrigins = / (?:http|ws):\/\/127\.0\.0\.1:\d+/g;

const observatory: HostCheck = {
  title: `Mozilla's Observatory: ${requiredScore}, with the page's own policy`,
  behaviors: ['hsts'],
  run: ({ url, behavior }) =>
    forEachConcurrently(['/', '/AITeam'], async (path) => {
      const { headers, body } = await rawRequest(url, path);
      const html = body.toString().replace(loopbackOrigins, '');
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const { 'strict-transport-security': https, ...others } = scoreModifiers({
        headers: Object.fromEntries(sent),
        html,
      });
      // Over plain HTTP there is nothing to judge.
      const found =
        behavior.hsts === 'sent' ? { ...others, 'strict-transport-security': https } : others;
      const score = totalScore(found);
      expectThat(score >= requiredScore, `${path} would score ${score}, not ${requiredScore}`);
    }),
};

export const observatoryChecks = [observatory];
