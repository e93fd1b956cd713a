import { type Scene, type SiteFault, wrongAnswer, wrongAnswers } from './scene';

const once = { visitor: 1, 'signed in': 2 };
const twice = { visitor: 2, 'signed in': 3 };
/** A browser asks by itself once more for each connection that it had used before, which are up to six. */
const dropped = { visitor: 14, 'signed in': 15 };

const right = { id: 'brazos', public_settings: {}, full_name: 'Ada' };

const sentTo = (place: (scene: Scene) => string) => (scene: Scene) =>
  wrongAnswer({ kind: 'status', status: 307, headers: { Location: place(scene) } })(scene);

/** What comes from the platform is not what was asked for. */
export const answerFaults: SiteFault[] = [
  {
    name: 'a captive portal: HTML with status 200',
    before: wrongAnswers({ kind: 'html' }),
    asks: { visitor: 1, 'signed in': 1 },
  },
  {
    name: 'HTML with status 502',
    before: wrongAnswer({ kind: 'html', status: 502 }),
    asks: twice,
  },
  {
    name: 'JSON sent as an image',
    before: wrongAnswer({
      kind: 'status',
      status: 200,
      body: JSON.stringify(right),
      headers: { 'content-type': 'image/png' },
    }),
  },
  {
    name: 'JSON of the wrong shape',
    before: wrongAnswer({ kind: 'status', status: 200, body: [[], null, 'settings'] }),
    asks: once,
  },
  {
    name: 'fields of the wrong type',
    before: wrongAnswer({
      kind: 'status',
      status: 200,
      body: { id: 'a', public_settings: 7, full_name: { a: 1 }, email: [], role: ['admin'] },
    }),
  },
  {
    name: 'an empty response',
    before: wrongAnswer({ kind: 'status', status: 200 }),
    asks: once,
  },
  { name: 'truncated JSON', before: wrongAnswer({ kind: 'cut' }), asks: dropped },
  {
    name: 'JSON nested 10,000 levels deep',
    before: wrongAnswer({ kind: 'deep', levels: 10_000 }),
  },
  {
    name: '20 MB of JSON',
    before: wrongAnswer({ kind: 'huge', bytes: 20_000_000 }),
    asks: once,
  },
  {
    name: 'a 20 MB error response',
    before: wrongAnswer({ kind: 'status', status: 500, body: 'x'.repeat(20_000_000) }),
    asks: once,
  },
  {
    name: 'a redirect to another origin',
    before: sentTo(({ station }) => station.elsewhere.url),
    asks: twice,
  },
  {
    name: 'a redirect to an origin that allows cross-origin requests',
    before: sentTo(({ station }) => `${station.elsewhere.url}?closed`),
    asks: twice,
  },
  {
    name: 'a redirect loop',
    before: sentTo(({ viewer }) =>
      viewer === 'visitor'
        ? '/api/apps/public/prod/public-settings/by-id/brazos'
        : '/api/apps/brazos/entities/User/me',
    ),
    asks: twice,
  },
];
