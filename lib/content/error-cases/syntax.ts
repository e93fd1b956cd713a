import type { ErrorCase } from '../testing';

const quotesRemedy = 'put the whole text in quotes, like "{name}: one record"';
const alignRemedy = 'start all fields of a group in the same column, and close every [ and {';
const notField = 'isn’t a field: write a name, a colon, a space, and a value, like title: Careers';

const specialSpace =
  'has a non-breaking or other special space, which YAML doesn’t count as a space: delete it, and press the space bar';
const curlyQuote =
  'starts with a curly quotation mark, which doesn’t keep a text with a colon, comma, or # together: put the whole text in straight quotes, like "{name}: one record"';

/** YAML syntax. */
export const syntaxCases: readonly ErrorCase[] = [
  {
    title: 'an unclosed quotation mark',
    file: 'home.yaml',
    from: 'heading: "Why {name}: a test heading"',
    to: 'heading: ‸"Why {name}: a test heading',
    expected: 'starts with a quotation mark that is never closed',
    isolated: true,
  },
  {
    title: 'a colon in text',
    file: 'site.yaml',
    from: 'promise: A promise',
    to: 'promise: ‸Promised: a promise',
    expected: `has a colon and a space in the text, which would start a new field: ${quotesRemedy}`,
    isolated: true,
  },
  {
    title: 'a tab',
    file: 'pages/AITeam.yaml',
    from: '  heading: Test wall',
    to: '‸\theading: Who is on the team',
    expected: 'starts with a tab: use spaces',
    isolated: true,
  },
  {
    title: 'a misaligned field',
    file: 'agents.yaml',
    from: '  role: Test Pumps',
    to: '   ‸role: Test Pumps',
    expected: `isn’t lined up with the lines above: ${alignRemedy}`,
    isolated: true,
  },
  {
    title: 'an unclosed bracket',
    file: 'agents.yaml',
    from: 'targetUsers: [Program Manager, Project Manager]\n  ',
    to: 'targetUsers: [Program Manager, Project Manager\n  ‸',
    expected: `isn’t lined up with the lines above: ${alignRemedy}`,
    isolated: true,
  },
  {
    title: 'a colon without a space',
    file: 'site.yaml',
    from: 'name: Nueces',
    to: '‸name:Nueces',
    expected: notField,
    isolated: true,
  },
  {
    title: 'text that begins with a variable',
    file: 'pages/Story.yaml',
    from: 'heading: Test story',
    to: 'heading: {name} ‸begins a test story',
    expected: `continues after the value has ended: ${quotesRemedy}`,
    isolated: true,
  },
  {
    title: 'text that begins with @',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸@test work',
    expected: `starts with a character that has a special meaning here: ${quotesRemedy}`,
    isolated: true,
  },
  {
    title: 'text that begins with *',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸*Test* work',
    expected: `starts with *, so the word after it won’t appear: ${quotesRemedy}`,
    isolated: true,
  },
  {
    title: 'text that begins with &',
    file: 'pages/About.yaml',
    from: 'heading: Test values',
    to: 'heading: ‸&Test values',
    expected: `starts with &, so the word after it won’t appear: ${quotesRemedy}`,
  },
  {
    title: 'text that begins with !',
    file: 'pages/About.yaml',
    from: 'title: First value',
    to: 'title: ‸!First value',
    expected: `starts with !, so the word after it won’t appear: ${quotesRemedy}`,
  },
  {
    title: 'a # in text',
    file: 'pages/About.yaml',
    from: 'title: Second value',
    to: 'title: Second value ‸#1',
    expected:
      '“#1” won’t appear, because # starts a note: put the whole text in quotes, or move the note to its own line',
  },
  {
    title: 'a duplicate field',
    file: 'site.yaml',
    from: 'category:',
    to: '‸name: Other\ncategory:',
    expected: 'name: is in this group twice: keep one of them',
  },
  {
    title: 'non-breaking spaces as indentation',
    file: 'pages/AITeam.yaml',
    from: '  heading: Test wall',
    to: '‸\u00A0\u00A0heading: Test wall',
    expected: specialSpace,
    isolated: true,
  },
  {
    title: 'a non-breaking space after ordinary ones',
    file: 'agents.yaml',
    from: '  role: Test Pumps',
    to: ' ‸\u00A0role: Test Pumps',
    expected: specialSpace,
    isolated: true,
  },
  {
    title: 'a non-breaking space after a dash',
    file: 'agents.yaml',
    from: '- name: Llano',
    to: '-‸\u00A0name: Llano',
    expected: specialSpace,
    isolated: true,
  },
  {
    title: 'a non-breaking space after a colon',
    file: 'site.yaml',
    from: 'name: Nueces',
    to: 'name:‸\u00A0Nueces',
    expected: specialSpace,
    isolated: true,
  },
  {
    title: 'a non-breaking space after a colon in braces',
    file: 'home.yaml',
    from: 'label: Test team, to: AITeam',
    to: 'label:‸\u00A0Test team, to: AITeam',
    expected: specialSpace,
    isolated: true,
  },
  {
    title: 'curly quotes around a colon',
    file: 'home.yaml',
    from: 'heading: "Why {name}: a test heading"',
    to: 'heading: ‸“Why {name}: a test heading”',
    expected: curlyQuote,
    isolated: true,
  },
  {
    title: 'curly quotes around a colon in a list',
    file: 'pages/Capabilities.yaml',
    from: 'items: [Test item]',
    to: 'items:\n          - ‸“Test: item”',
    expected: curlyQuote,
    isolated: true,
  },
  {
    title: 'curly quotes around a comma in braces',
    file: 'home.yaml',
    from: 'title: Sixth tile',
    to: 'title: ‸“Sixth, tile”',
    expected: curlyQuote,
    isolated: true,
  },
  {
    title: 'curly quotes around a #',
    file: 'pages/About.yaml',
    from: 'title: First value',
    to: 'title: ‸“First #1”',
    expected: curlyQuote,
    isolated: true,
  },
];
