import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawRequest } from '@/lib/raw-request';
import type { CheckTarget } from '../servers/host';
import { expectThat, forEachConcurrently, type HostCheck } from './check';

const encoded: HostCheck = {
  title: 'a percent-encoded name gets the same page',
  behaviors: [],
  run: ({ url, out }) =>
    forEachConcurrently(['/%41ITeam', '/AI%54eam', '/%53tory'], async (path) => {
      const wanted = decodeURIComponent(path);
      let response = await rawRequest(url, path);
      // A host may redirect to the decoded path first.
      if (response.header('location') === wanted) response = await rawRequest(url, wanted);
      expectThat(response.status === 200, `${path} returns ${response.status}`);
      const isPage = response.body.equals(readFileSync(join(out, `${wanted}.html`)));
      expectThat(isPage, `${path} is a different page`);
    }),
};

const hostilePaths = [
  '//',
  '//evil.example',
  '//evil.example/',
  '///evil.example/..',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '//AITeam/',
  '//aiteam',
  '/AITeam//',
  '/..',
  '/../out-hosts/nginx.conf',
  '/../../../../../../../../etc/passwd',
  '/%2e%2e/out-hosts/nginx.conf',
  '/..%5cout-hosts%5cnginx.conf',
  '/%C0%AE%C0%AE/etc/passwd',
  '/..%252f..%252fetc%252fpasswd',
  '/AITeam/../AITeam',
  '/AITeam;/../../etc/passwd',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/AITeam%2F',
  '/AITeam%0d%0aSet-Cookie:x=1',
  '/aiteam?%0d%0aSet-Cookie:x=1',
  '/AITeam/%0d%0aX:1/',
];

/** They would reach files next to `out/` on a host that decodes a path after validating it. */
const traversalPaths = [
  '/%2e%2e%2fout-hosts%2fnginx.conf',
  '/media/..%2f..%2fout-hosts%2fnginx.conf',
];

const hostile: HostCheck = {
  title: 'hostile paths leak nothing and redirect nowhere else',
  behaviors: ['pathTraversal'],
  async run(target) {
    const count = await forEachConcurrently(hostilePaths, (path) => expectHarmless(target, path));
    const traversalCount = await forEachConcurrently(traversalPaths, async (path) => {
      if (target.behavior.pathTraversal === 'closed') return expectHarmless(target, path);
      const { status } = await rawRequest(target.url, path);
      expectThat(status === 200, `${path} returns ${status}: the host no longer serves it`);
    });
    return count + traversalCount;
  },
};

const invalidPaths = [
  ...['/%00', '/AITeam%00', '/AITeam%00.html', '/..%00/'],
  ...['/robots.txt/x', `/${'x'.repeat(2000)}`],
];

const noFile: HostCheck = {
  title: 'a path no file can have is refused: null byte, below a file, 2,000 characters',
  behaviors: ['invalidPaths'],
  run: ({ url, behavior }) =>
    forEachConcurrently(invalidPaths, async (path) => {
      const { status, header } = await rawRequest(url, path);
      const right = behavior.invalidPaths === 'missing' ? [400, 404] : [404, 502];
      expectThat(right.includes(status), `${path} returns ${status}`);
      expectThat(header('location') === '', `${path} redirects to ${header('location')}`);
    }),
};

/** Checks that a path causes no server error, sets no cookie, stays on this origin, and gets no file but a page. */
async function expectHarmless({ url, out }: CheckTarget, path: string): Promise<void> {
  const { status, header, headers, body } = await rawRequest(url, path);
  expectThat(status < 500, `${path} returns ${status}`);
  expectThat(headers['set-cookie'] === undefined, `${path} sets a cookie`);
  const location = header('location');
  if (location !== '') {
    const isOwn = new URL(location, url).origin === new URL(url).origin;
    expectThat(isOwn && !/^[/\\]{2}/.test(location), `${path} redirects to ${location}`);
  }
  if (status !== 200) {
    expectThat(!body.includes('root:'), `${path} returns a file from the machine`);
    return;
  }
  const pages = ['index', 'AITeam'].map((name) => join(out, `${name}.html`));
  const isPage = pages.some((file) => existsSync(file) && body.equals(readFileSync(file)));
  expectThat(isPage, `${path} returns 200 for something that is not a page`);
}

export const pathChecks = [encoded, hostile, noFile];
