import type { Category } from './comparison';
import { drawSquare, payload, searchIndex, type TestExport } from './testing';

/** A change of the test site, and where a comparison has to report it. */
export interface Difference {
  title: string;
  page: string;
  /** The kind of change, or the state of a page that only one of the sites has. */
  reported: Category | 'added' | 'removed' | 'redirected';
  /** What the report says about it. */
  says: string;
  change(site: TestExport): void | Promise<void>;
}

const inAbout = (from: string, to: string) => (site: TestExport) =>
  site.edit('About.html', from, to);

export const differences: readonly Difference[] = [
  {
    title: 'a changed word',
    page: '/',
    reported: 'words',
    says: '<ins>shift</ins>',
    change: (site) => site.edit('index.html', 'The next crew sees', 'The next shift sees'),
  },
  {
    title: 'a removed paragraph',
    page: '/About',
    reported: 'words',
    says: '<del>Every permit was checked against every other by hand.</del>',
    change: inAbout('<p>Every permit was checked against every other by hand.</p>', ''),
  },
  {
    title: 'a moved block',
    page: '/About',
    reported: 'words',
    says: 'Paragraph, moved',
    change(site) {
      site.edit('About.html', '<p class="hint">Say what you know.</p>', '');
      site.edit('About.html', '<h2>How', '<p class="hint">Say what you know.</p><h2>How');
    },
  },
  {
    title: 'a heading of another level',
    page: '/About',
    reported: 'words',
    says: 'Heading, level 2, now heading, level 3',
    change: inAbout('<h2>Values</h2>', '<h3>Values</h3>'),
  },
  {
    title: 'another text alternative',
    page: '/',
    reported: 'words',
    says: 'Alt text of a picture, changed',
    change: (site) => site.edit('index.html', 'with two valves', 'with three valves'),
  },
  {
    title: 'another text that a page shows only after a click',
    page: '/About',
    reported: 'words',
    says: '<ins>much </ins>',
    change: (site) => site.edit(payload.slice(1), 'ends too late', 'ends much too late'),
  },
  {
    title: 'another search term',
    page: '/Permits',
    reported: 'metadata',
    says: '<b>Search terms</b>',
    change: (site) => site.write('search.json', searchIndex(['hot work', 'welding'])),
  },
  {
    title: 'a new link',
    page: '/About',
    reported: 'links',
    says: 'Link, added',
    change: inAbout('</main>', '<a href="/Permits#rules">Rules</a></main>'),
  },
  {
    title: 'a link that leads elsewhere',
    page: '/About',
    reported: 'links',
    says: '<del class="value">/Permits</del> <ins class="value">/Demo</ins>',
    change: inAbout('href="/Permits">See', 'href="/Demo">See'),
  },
  {
    title: 'a changed title',
    page: '/About',
    reported: 'metadata',
    says: '<b>Title</b>',
    change: inAbout('<title>About |', '<title>About us |'),
  },
  {
    title: 'a changed description',
    page: '/Permits',
    reported: 'metadata',
    says: 'Description in search results',
    change: (site) => site.edit('Permits.html', 'What Permits is for', 'What permits are for'),
  },
  {
    title: 'another canonical address',
    page: '/About',
    reported: 'metadata',
    says: 'Canonical URL',
    change: inAbout('example.com/About"', 'example.com/Story"'),
  },
  {
    title: 'a page that search engines are told to leave out',
    page: '/About',
    reported: 'metadata',
    says: 'Search engine indexing (robots), added',
    change: inAbout('<title>', '<meta name="robots" content="noindex"><title>'),
  },
  {
    title: 'another date in the structured data',
    page: '/About',
    reported: 'metadata',
    says: 'JSON-LD WebPage.dateModified',
    change: inAbout('"dateModified":"2026-11-20"', '"dateModified":"2026-11-21"'),
  },
  {
    title: 'a new page',
    page: '/Risk',
    reported: 'added',
    says: 'New page, not published yet.',
    change: (site) => site.write('Risk.html', '<title>Risk</title><h1>Risk</h1>'),
  },
  {
    title: 'a page that’s gone',
    page: '/Permits',
    reported: 'removed',
    says: 'The address leads to Page Not Found.',
    change: (site) => site.remove('Permits.html'),
  },
  {
    title: 'a page that became a redirect',
    page: '/Permits',
    reported: 'redirected',
    says: 'Leads to <span class="path">/About</span>',
    change(site) {
      site.remove('Permits.html');
      site.write('_redirects', '/about /About 301\n/Permits /About 301\n');
    },
  },
  {
    title: 'another film under the same name',
    page: '/',
    reported: 'media',
    says: '/media/home.mp4',
    change: (site) => site.write('media/home.mp4', 'another film'),
  },
  {
    title: 'another picture under the same name',
    page: '/',
    reported: 'media',
    says: 'data:image/webp',
    change: async (site) => site.write('media/pump.png', await drawSquare('red')),
  },
  {
    title: 'another picture in a text',
    page: '/',
    reported: 'media',
    says: 'valve.3d4e5f.800.avif',
    change(site) {
      site.edit('index.html', 'valve.0a1b2c', 'valve.3d4e5f');
      site.remove('_next/static/media/valve.0a1b2c.800.avif');
      site.write('_next/static/media/valve.3d4e5f.800.avif', 'another picture');
    },
  },
  {
    title: 'a page that takes longer to load',
    page: '/About',
    reported: 'size',
    says: 'Download size (compressed)',
    // Doesn't compress well.
    change: inAbout(
      '</main>',
      `<!--${Array.from({ length: 999 }, (_, n) => n * n).join()}--></main>`,
    ),
  },
];

/** Changes that only a browser shows, each on another page. */
export const visibleDifferences: readonly Difference[] = [
  {
    title: 'another color',
    page: '/About',
    reported: 'pictures',
    says: 'Phone, 390 pixels',
    change: inAbout('class="hint"', 'class="warning"'),
  },
  {
    title: 'a paragraph that’s hidden',
    page: '/',
    reported: 'pictures',
    says: 'Desktop, 1440 pixels',
    change: (site) => site.edit('index.html', '<p>Log it once.', '<p hidden>Log it once.'),
  },
];
