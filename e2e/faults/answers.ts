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
    name: 'a captive portal: HTML with 200',
    before: wrongAnswers({ kind: 'html' }),
    asks: { visitor: 1, 'signed in': 1 },
  },
  {
    name: 'HTML with 502',
    before: wrongAnswer({ kind: 'html', status: 502 }),
    asks: twice,
  },
  {
    name: 'JSON as an image',
    before: wrongAnswer({
      kind: 'status',
      status: 200,
      body: JSON.stringify(right),
      headers: { 'content-type': 'image/png' },
    }),
  },
  {
    name: 'JSON of another shape',
    before: wrongAnswer({ kind: 'status', status: 200, body: [[], null, 'settings'] }),
    asks: once,
  },
  {
    name: 'fields of another type',
    before: wrongAnswer({
      kind: 'status',
      status: 200,
      body: { id: 'a', public_settings: 7, full_name: { a: 1 }, email: [], role: ['admin'] },
    }),
  },
  {
    name: 'an empty answer',
    before: wrongAnswer({ kind: 'status', status: 200 }),
    asks: once,
  },
  { name: 'JSON that is cut', before: wrongAnswer({ kind: 'cut' }), asks: dropped },
  {
    name: 'JSON of 10,000 levels',
    before: wrongAnswer({ kind: 'deep', levels: 10_000 }),
  },
  {
    name: 'JSON of 20 MB',
    before: wrongAnswer({ kind: 'huge', bytes: 20_000_000 }),
    asks: once,
  },
  {
    name: 'a failure of 20 MB',
    before: wrongAnswer({ kind: 'status', status: 500, body: 'x'.repeat(20_000_000) }),
    asks: once,
  },
  {
    name: 'a redirect to elsewhere',
    before: sentTo(({ station }) => station.elsewhere.url),
    asks: twice,
  },
  {
    name: 'a redirect to where another origin is allowed',
    before: sentTo(({ station }) => `${station.elsewhere.url}?closed`),
    asks: twice,
  },
  {
    name: 'a redirect in circles',
    before: sentTo(({ viewer }) =>
      viewer === 'visitor'
        ? '/api/apps/public/prod/public-settings/by-id/brazos'
        : '/api/apps/brazos/entities/User/me',
    ),
    asks: twice,
  },
];
