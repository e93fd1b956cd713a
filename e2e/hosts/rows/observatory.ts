import { ask } from '../ask';
import { metaPolicies, observe, scoreOf } from '../observatory';
import { each, expectThat, type Row } from './row';

const best = 130;
/** What the policy of the page adds to that. */
const ofPolicy = 10;

const observatory: Row = {
  title: `Mozilla's Observatory: ${best}, with the page's own policy`,
  about: ['hsts'],
  check: ({ url, ways }) =>
    each(['/', '/AITeam'], async (path) => {
      const { headers, body } = await ask(url, path);
      const html = body.toString();
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const {
        'content-security-policy': policy,
        'strict-transport-security': https,
        ...others
      } = observe({ headers: Object.fromEntries(sent), html });
      const hasPolicy = metaPolicies(html).length > 0;
      const score = scoreOf({
        ...others,
        ...(hasPolicy ? { 'content-security-policy': policy } : {}),
        // Over plain HTTP there is nothing to judge.
        ...(ways.hsts === 'sent' ? { 'strict-transport-security': https } : {}),
      });
      const wanted = hasPolicy ? best : best - ofPolicy;
      expectThat(score >= wanted, `${path} would get ${score}, not ${wanted}`);
    }),
};

export const observatoryRows = [observatory];
