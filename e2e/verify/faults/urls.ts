import type { HostFault } from '../faulty-host';
import { redirect } from './edit-response';

/** Faults in URLs, redirects, and the 404 page. */
export const urlFaults: readonly HostFault[] = [
  [
    'unknown paths get the home page with status 200',
    /an unknown page returns status 200: \/NoSuchPage/,
    'notFound',
    (_, response, __, fetchCorrect) => (response.status === 404 ? fetchCorrect('/') : response),
  ],
  [
    'unknown paths get the 404 page with status 200',
    /an unknown path returns status 200/,
    'notFound',
    (_, response) => (response.status === 404 ? { ...response, status: 200 } : response),
  ],
  [
    'unknown paths get the host’s own 404 page',
    /the response for a missing page is not 404.html/,
    'notFound',
    (_, response) =>
      response.status === 404
        ? { ...response, body: Buffer.from('404 nginx'), headers: {} }
        : response,
  ],
  [
    'unknown paths redirect to the home page',
    /an unknown page returns status 302 instead of 404/,
    'notFound',
    (_, response) => (response.status === 404 ? redirect(302, '/') : response),
  ],
  [
    '404.html is served as a page',
    /404.html is served as a page with status 200/,
    'notFound',
    (path, response) => (path === '/404.html' ? { ...response, status: 200 } : response),
  ],
  [
    'paths are case-insensitive',
    /a page in a different case returns status 200: \/aITeaM/,
    'paths',
    (path, response, _, fetchCorrect) => (path === '/aITeaM' ? fetchCorrect('/AITeam') : response),
  ],
  [
    'pages are served only with .html',
    /returns status 404 instead of 200: \/AITeam/,
    'paths',
    (path, response, _, fetchCorrect) =>
      path === '/AITeam' ? fetchCorrect('/NoSuchPage') : response,
  ],
  [
    'a page has a second URL with .html',
    /a page’s name with .html serves the page at a second URL/,
    'redirects',
    (path, response, _, fetchCorrect) =>
      path.startsWith('/AITeam.html') ? fetchCorrect('/AITeam') : response,
  ],
  [
    'a page has a second URL with a trailing slash',
    /a page’s name with a trailing slash serves the page at a second URL/,
    'redirects',
    (path, response, _, fetchCorrect) =>
      path.startsWith('/AITeam/?') ? fetchCorrect('/AITeam') : response,
  ],
  [
    'aliases aren’t configured',
    /an alias returns status 404 instead of 301: \/home, \/aiteam, \/shiftlog/,
    'redirects',
    (_, response, __, fetchCorrect) =>
      response.status === 301 ? fetchCorrect('/NoSuchPage') : response,
  ],
  [
    'aliases redirect temporarily',
    /an alias redirects temporarily \(302\)/,
    'redirects',
    (_, response) => (response.status === 301 ? { ...response, status: 302 } : response),
  ],
  [
    'aliases lose their query',
    /an alias drops its query/,
    'redirects',
    (path, response) => (path.startsWith('/aiteam') ? redirect(301, '/AITeam') : response),
  ],
  [
    'aliases redirect to another page',
    /an alias redirects to \/ instead of its page/,
    'redirects',
    (path, response) =>
      path.startsWith('/aiteam') ? redirect(301, '/?utm_source=a%20b') : response,
  ],
  [
    'aliases redirect to another origin',
    /an alias redirects to another origin, http:\/\/old.example/,
    'redirects',
    (path, response) =>
      path.startsWith('/aiteam') ? redirect(301, 'http://old.example/AITeam') : response,
  ],
  [
    'the host drops the connection for a page',
    /returns status 0 instead of 200: \/AITeam/,
    'paths',
    (path, response) => (path === '/AITeam' ? { ...response, status: 0 } : response),
  ],
  [
    'the host drops every connection',
    /no response \(socket hang up\)/,
    'reach',
    (_, response) => ({ ...response, status: 0 }),
  ],
];
