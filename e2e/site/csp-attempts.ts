/** What an injected script might try, and the directive that blocks it. `run` is evaluated in the page. */
export const attempts: readonly [
  what: string,
  directive: string,
  run: (origin: string) => unknown,
][] = [
  [
    'an inline script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.body.append(script);
    },
  ],
  [
    'a script from another origin',
    'require-trusted-types-for',
    (origin) => {
      const script = document.createElement('script');
      script.src = `${origin}/a.js`;
      document.body.append(script);
    },
  ],
  [
    'a file of the site that isn’t a script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.src = '/_next/static/../../search.json';
      document.body.append(script);
    },
  ],
  [
    'the Function constructor',
    'require-trusted-types-for',
    () => Reflect.construct(Function, ['window.taken = true'])(),
  ],
  [
    'a string passed to setTimeout',
    'require-trusted-types-for',
    () => setTimeout('window.taken = true'),
  ],
  [
    'innerHTML',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML += '<img src="/none.png" onerror="window.taken = true">';
    },
  ],
  [
    'an event handler attribute',
    'require-trusted-types-for',
    () => document.body.setAttribute('onclick', 'window.taken = true'),
  ],
  ['a worker', 'require-trusted-types-for', () => new Worker('/search.json')],
  [
    'a frame with srcdoc',
    'require-trusted-types-for',
    () => {
      document.createElement('iframe').srcdoc = '<script>parent.taken = true</script>';
    },
  ],
  [
    'a Trusted Types policy',
    'trusted-types',
    () => Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: String }),
  ],
  ['a request to another origin', 'connect-src', (origin) => fetch(`${origin}/?stolen`)],
  [
    'a socket to another origin',
    'connect-src',
    (origin) => new WebSocket(`${origin.replace('http', 'ws')}/?stolen`),
  ],
  [
    'a beacon to another origin',
    'connect-src',
    (origin) => navigator.sendBeacon(`${origin}/?stolen`),
  ],
  [
    'an image from another origin',
    'img-src',
    (origin) => {
      new Image().src = `${origin}/?stolen`;
    },
  ],
  [
    'a frame from another origin',
    'frame-src',
    (origin) => {
      const frame = document.createElement('iframe');
      frame.src = origin;
      document.body.append(frame);
    },
  ],
  [
    'a form to another origin',
    'form-action',
    (origin) => {
      const form = document.createElement('form');
      form.action = origin;
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a base URL on another origin',
    'base-uri',
    (origin) => {
      const base = document.createElement('base');
      base.href = origin;
      document.head.append(base);
    },
  ],
  [
    'an inline style sheet',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('main { display: none }');
      document.head.append(style);
    },
  ],
];
