import { rawRequest } from '@/lib/raw-request';
import { observe, scoreOf } from '../observatory';
import { each, expectThat, type Row } from './row';

const best = 130;
/** A platform on this machine has no https; one that is published has, and costs nothing. */
const onThisMachine = / (?:http|ws):\/\/127\.0\.0\.1:\d+/g;

const observatory: Row = {
  title: `Mozilla's Observatory: ${best}, with the page's own policy`,
  about: ['hsts'],
  check: ({ url, ways }) =>
    each(['/', '/AITeam'], async (path) => {
      const { headers, body } = await rawRequest(url, path);
      const html = body.toString().replace(onThisMachine, '');
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const { 'strict-transport-security': https, ...others } = observe({
        headers: Object.fromEntries(sent),
        html,
      });
      // Over plain HTTP there is nothing to judge.
      const found =
        ways.hsts === 'sent' ? { ...others, 'strict-transport-security': https } : others;
      const score = scoreOf(found);
      expectThat(score >= best, `${path} would score ${score}, not ${best}`);
    }),
};

export const observatoryRows = [observatory];
