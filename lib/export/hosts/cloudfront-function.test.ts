import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cloudfrontFunction } from './cloudfront-function';
import { described } from './testing';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Runs the function as CloudFront does, by itself. @returns where the request goes, or what is answered */
function send(uri: string, querystring: Query = {}): string {
  const request = { method: 'GET', uri, querystring, headers: {} };
  const code = `${cloudfrontFunction(described())}\nhandler(event);`;
  const answer = runInNewContext(code, { event: { request } });
  return 'statusCode' in answer
    ? `${answer.statusCode} ${answer.headers.location.value}`
    : answer.uri;
}

it.each([
  ['/', '/index.html'],
  ['/AITeam', '/AITeam.html'],
  ['/Home', '/Home.html'],
  ['/AITeam.txt', '/AITeam.txt'],
  ['/media/home.mp4', '/media/home.mp4'],
  ['/AITEAM', '/AITEAM'],
  ['/index', '/index'],
  ['/404.html', '/404'],
  ['/constructor', '/constructor'],
  ['//AITeam', '//AITeam'],
  ['//evil.example/', '//evil.example/'],
])('%s asks the bucket for %s', (uri, key) => {
  expect(send(uri)).toBe(key);
});

it.each([
  ['/aiteam', '301 /AITeam'],
  ['/home', '301 /'],
  ['/AITeam.html', '308 /AITeam'],
  ['/AITeam/', '308 /AITeam'],
  ['/index.html', '308 /'],
])('%s is answered with %s', (uri, answer) => {
  expect(send(uri)).toBe(answer);
});

it('hands the query on as it came', () => {
  const query = {
    a: { value: '1' },
    flag: { value: '' },
    b: { value: '%20x', multiValue: [{ value: '%20x' }, { value: '2' }] },
  };
  expect(send('/aiteam', query)).toBe('301 /AITeam?a=1&flag&b=%20x&b=2');
});

it('refuses more pages than CloudFront takes', () => {
  const pages = Array.from({ length: 400 }, (_, index) => `PageOfTheSite${index}`);
  expect(() => cloudfrontFunction(described({}, pages))).toThrow(
    /The CloudFront function has \d+ bytes, and CloudFront takes 10240/,
  );
});
