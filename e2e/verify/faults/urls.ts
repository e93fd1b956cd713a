import type { HostFault } from '../faulty-host';
import { redirect } from './edit-response';

/** What can be wrong with what answers where. */
export const urlFaults: readonly HostFault[] = [
  [
    'unknown paths get the home page with status 200',
    /an unknown page returns status 200: \/NoSuchPage/,
    'notFound',
    (_, answer, __, ask) => (answer.status === 404 ? ask('/') : answer),
  ],
  [
    'unknown paths get the 404 page with status 200',
    /an unknown path returns status 200/,
    'notFound',
    (_, answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
  ],
  [
    'unknown paths get the host’s own 404 page',
    /the response for a missing page is not 404.html/,
    'notFound',
    (_, answer) =>
      answer.status === 404 ? { ...answer, body: Buffer.from('404 nginx'), headers: {} } : answer,
  ],
  [
    'unknown paths lead to the home page',
    /an unknown page returns status 302 instead of 404/,
    'notFound',
    (_, answer) => (answer.status === 404 ? redirect(302, '/') : answer),
  ],
  [
    '404.html is a page',
    /404.html is served as a page with status 200/,
    'notFound',
    (path, answer) => (path === '/404.html' ? { ...answer, status: 200 } : answer),
  ],
  [
    'capitals do not matter',
    /a page in a different case returns status 200: \/aITeaM/,
    'paths',
    (path, answer, _, ask) => (path === '/aITeaM' ? ask('/AITeam') : answer),
  ],
  [
    'pages are found with .html only',
    /returns status 404 instead of 200: \/AITeam/,
    'paths',
    (path, answer, _, ask) => (path === '/AITeam' ? ask('/NoSuchPage') : answer),
  ],
  [
    'a page has a second address with .html',
    /a page’s name with .html serves the page at a second URL/,
    'redirects',
    (path, answer, _, ask) => (path.startsWith('/AITeam.html') ? ask('/AITeam') : answer),
  ],
  [
    'a page has a second address with a slash',
    /a page’s name with a trailing slash serves the page at a second URL/,
    'redirects',
    (path, answer, _, ask) => (path.startsWith('/AITeam/?') ? ask('/AITeam') : answer),
  ],
  [
    'aliases are not set up',
    /an alias returns status 404 instead of 301: \/home, \/aiteam, \/shiftlog/,
    'redirects',
    (_, answer, __, ask) => (answer.status === 301 ? ask('/NoSuchPage') : answer),
  ],
  [
    'aliases lead on for now only',
    /an alias redirects temporarily \(302\)/,
    'redirects',
    (_, answer) => (answer.status === 301 ? { ...answer, status: 302 } : answer),
  ],
  [
    'aliases lose their query',
    /an alias drops its query/,
    'redirects',
    (path, answer) => (path.startsWith('/aiteam') ? redirect(301, '/AITeam') : answer),
  ],
  [
    'aliases lead to another page',
    /an alias redirects to \/ instead of its page/,
    'redirects',
    (path, answer) => (path.startsWith('/aiteam') ? redirect(301, '/?utm_source=a%20b') : answer),
  ],
  [
    'aliases lead to another origin',
    /an alias redirects to another origin, http:\/\/old.example/,
    'redirects',
    (path, answer) =>
      path.startsWith('/aiteam') ? redirect(301, 'http://old.example/AITeam') : answer,
  ],
  [
    'a page breaks off',
    /returns status 0 instead of 200: \/AITeam/,
    'paths',
    (path, answer) => (path === '/AITeam' ? { ...answer, status: 0 } : answer),
  ],
  [
    'nobody is there',
    /no response \(socket hang up\)/,
    'reach',
    (_, answer) => ({ ...answer, status: 0 }),
  ],
];
