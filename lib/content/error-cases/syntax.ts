import type { ErrorCase } from '../testing';

const quotesRemedy = 'put the whole text in quotes, like "{name}: one record"';
const alignRemedy = 'start all fields of a group in the same column, and close every [ and {';
const notField = 'isn’t a field: write a name, a colon, a space, and a value, like title: Careers';

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
];
