import { type ErrorCase, pageFieldPattern } from '../testing';

/** Fields and their values. */
export const fieldCases: readonly ErrorCase[] = [
  {
    title: 'a misspelled field',
    file: 'agents.yaml',
    from: 'tagline: Another',
    to: '‸tagilne: Another',
    expected: '[1].tagilne: isn’t a field here: did you mean tagline?',
  },
  {
    title: 'a missing field',
    file: 'agents.yaml',
    from: '- name: Llano\n  id: llano\n  role: Test Pumps\n',
    to: '- ‸name: Llano\n  id: llano\n',
    expected: '[1].role: is missing: add text',
  },
  {
    title: 'an unknown field that resembles no other',
    file: 'pages/Story.yaml',
    from: 'closing:\n  heading:',
    to: 'closing:\n  ‸color: red\n  heading:',
    expected:
      'closing.color: isn’t a field here: fix its name or remove it; the fields here are heading, text, actions',
  },
  {
    title: 'a missing list',
    file: 'pages/AITeam.yaml',
    from: 'how:\n  tag: How\n  heading: Test heading of how\n  points:',
    to: 'how:\n  ‸tag: How\n  heading: Test heading of how\n  points2:',
    expected:
      'how.points: is missing: add a list, with each entry on its own line after a dash and a space',
  },
  {
    title: 'a number instead of text',
    file: 'home.yaml',
    from: '{ title: Fourth tile,',
    to: '{ title: ‸2030,',
    expected: 'tiles.items[3].title: must be text: put it in quotes, like "2030"',
  },
  {
    title: 'text instead of a list',
    file: 'pages/Story.yaml',
    from: 'actions:\n  - { label: Test demo, mail: demo }\n  - { label: Test platform, to: Platform }',
    to: 'actions: ‸Test demo',
    expected: 'actions: must be a list, with each entry on its own line after a dash and a space',
  },
  {
    title: 'a word instead of true or false',
    file: 'agents.yaml',
    from: '  id: frio-assistant\n',
    to: '  id: frio-assistant\n  headline: ‸yes\n',
    expected: '[2].headline: must be true or false, without quotes',
  },
  {
    title: 'a list instead of text',
    file: 'home.yaml',
    from: 'title: Second tile',
    to: 'title: ‸[Second, tile]',
    expected: 'tiles.items[1].title: must be text, not a list',
  },
  {
    title: 'text instead of a group of fields',
    file: 'pages/AITeam.yaml',
    from: 'film: { file: valve, title: Test film of a valve, description: A valve that turns in tests. }',
    to: 'film: ‸valve',
    expected: 'hero.film: must have a file, a title, and a description',
  },
  {
    title: 'an amount that isn’t a number',
    file: 'pages/ISO.yaml',
    from: 'amount: 60',
    to: 'amount: ‸60 dollars',
    expected:
      'implementation.sections[0].example.benefits[0].amount: must be a whole number of dollars',
  },
  {
    title: 'an empty text',
    file: 'home.yaml',
    from: 'name: Test operations',
    to: 'name: ‸""',
    expected: 'showcases[0].name: is empty: add text, or remove the field',
  },
  {
    title: 'a field with nothing after its colon',
    file: 'home.yaml',
    from: 'headline: Test headline of incidents',
    to: 'headline: ‸',
    expected:
      'showcases[1].headline: is empty: write something after the colon, or remove the field',
  },
  {
    title: 'text that is too long for its field',
    file: 'home.yaml',
    from: 'tag: Tiles',
    to: 'tag: ‸Tiles of a test',
    expected: 'tiles.tag: is too long: it has 15 characters, and there’s room for 12',
  },
  {
    title: 'a description too short for search results',
    file: 'pages.yaml',
    from: pageFieldPattern('About', 'description'),
    to: '‸About us.',
    expected: '[34].description: is too short for a search result: …',
  },
  {
    title: 'too few entries',
    file: 'pages/Capabilities.yaml',
    from: 'items: [Test item]',
    to: 'items: ‸[]',
    expected: 'pillars[0].hubs[0].items: must have at least 1 entry, but has 0',
  },
  {
    title: 'a link instead of text',
    file: 'home.yaml',
    from: '{ title: Fifth tile,',
    to: '{ title: ‸{ label: HSE, to: OSHA },',
    expected:
      'tiles.items[4].title: must be text, not a link: links go in actions, or in a field named link',
  },
  {
    title: 'a Markdown link in plain text',
    file: 'home.yaml',
    from: 'heading: Test heading of the last block',
    to: 'heading: ‸Test [this](About)',
    expected:
      'callToAction.heading: has "[this](About)", which would appear as typed: this text can’t have links, web addresses, or formatting',
  },
  {
    title: 'a web address in plain text',
    file: 'pages/Story.yaml',
    from: 'heading: Test vision',
    to: 'heading: ‸See https://plant.example now',
    expected:
      'sections[2].heading: has "https://plant.example", which would appear as typed: this text can’t have links, web addresses, or formatting',
  },
  {
    title: 'an email address without a host',
    file: 'site.yaml',
    from: 'contactMail: hello@nueces.example',
    to: 'contactMail: ‸hello@nueces',
    expected: 'contactMail: isn’t an email address: write one like hello@plant.example',
  },
  {
    title: 'a date that doesn’t exist',
    file: 'legal/PrivacyPolicy.md',
    from: 'updated: today',
    to: 'updated: ‸2026-02-30',
    expected: 'updated: must be a date like 2025-08-01, or the word today',
  },
  {
    title: 'a date in another format',
    file: 'legal/GDPRPolicy.md',
    from: 'effective: 2025-04-05',
    to: 'effective: ‸01/08/2026',
    expected:
      'effective: must be a date like 2025-08-01, or a phrase like “from your first access”',
  },
  {
    title: 'a headline that is too long',
    file: 'pages/Platform.yaml',
    from: 'headline: Test headline of Platform',
    to: `headline: ‸${'Test '.repeat(18)}headline`,
    expected: 'headline: is too long: it has 98 characters, and there’s room for 90',
  },
  {
    title: 'a page without its headline',
    file: 'pages/ISO.yaml',
    from: 'headline: Test headline of ISO\n',
    to: '‸',
    expected: 'headline: is missing: add text',
  },
  {
    title: 'an email template without a subject',
    file: 'site.yaml',
    from: '    subject: Joining {name}\n    body',
    to: '    ‸body',
    expected: 'emails.join.subject: is missing: add text',
  },
  {
    title: 'a missing email template',
    file: 'site.yaml',
    from: '  demo:\n',
    to: '  ‸dmeo:\n',
    expected: 'emails.dmeo: isn’t a field here: did you mean demo?',
  },
  {
    title: 'an evaluation without rows',
    file: 'pages/Capabilities.yaml',
    from: '        - { name: Test level, text: Test words. }\n',
    to: '        ‸[]\n',
    expected: 'pillars[0].evaluation.rows: must have at least 1 entry, but has 0',
  },
];
