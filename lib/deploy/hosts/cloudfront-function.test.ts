import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cloudfrontFunction } from './cloudfront-function';
import { testDescription } from './testing';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

const pages = ['Home', { name: 'AITeam', from: ['/old/team', '/team.php'] }, 'ISO'];

/** Runs the function as CloudFront does, in isolation. @returns the key requested from the bucket, or the redirect */
function send(
  uri: string,
  querystring: Query = {},
  source = cloudfrontFunction(testDescription({}, pages)),
): string {
  const request = { method: 'GET', uri, querystring, headers: {} };
  const code = `${source}\nhandler(event);`;
  const response = runInNewContext(code, { event: { request } });
  return 'statusCode' in response
    ? `${response.statusCode} ${response.headers.location.value}`
    : response.uri;
}

it.each([
  ['/', '/index.html'],
  ['/AITeam', '/AITeam.html'],
  ['/Home', '/Home.html'],
  ['/llms.txt', '/llms.txt'],
  ['/media/home.mp4', '/media/home.mp4'],
  ['/AITEAM', '/AITEAM.html'],
  ['/index', '/index'],
  ['/404', '/404'],
  ['/404.html', '/404'],
  ['/constructor', '/constructor.html'],
  ['/old', '/old.html'],
  ['//AITeam', '//AITeam'],
  ['//evil.example/', '//evil.example/'],
])('maps %s to the key %s', (uri, key) => {
  expect(send(uri)).toBe(key);
});

it.each([
  ['/aiteam', '301 /AITeam'],
  ['/home', '301 /'],
  ['/aiteam/', '301 /AITeam'],
  ['/aiteam.html', '301 /AITeam'],
  ['/old/team', '301 /AITeam'],
  ['/old/team/', '301 /AITeam'],
  ['/team.php', '301 /AITeam'],
  ['/AITeam.html', '308 /AITeam'],
  ['/AITeam/', '308 /AITeam'],
  ['/index.html', '308 /'],
])('redirects %s: %s', (uri, response) => {
  expect(send(uri)).toBe(response);
});

it('keeps the query unchanged', () => {
  const query = {
    a: { value: '1' },
    flag: { value: '' },
    b: { value: '%20x', multiValue: [{ value: '%20x' }, { value: '2' }] },
  };
  expect(send('/aiteam', query)).toBe('301 /AITeam?a=1&flag&b=%20x&b=2');
});
