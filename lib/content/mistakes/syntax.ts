import type { Mistake } from './mistake';

const quotes = 'put the whole text in quotes, like "{name}: one record"';
const column = 'start all fields of a group in the same column, and close every [ and {';
const notField = 'isn’t a field: write a name, a colon, a space, and a value, like title: Careers';

/** YAML syntax. */
export const syntax: readonly Mistake[] = [
  {
    what: 'a quotation mark that is not closed',
    file: 'home.yaml',
    from: 'heading: "Why {name}: a test heading"',
    to: 'heading: ‸"Why {name}: a test heading',
    told: 'starts with a quotation mark that is never closed',
    alone: true,
  },
  {
    what: 'a colon in a text',
    file: 'site.yaml',
    from: 'promise: A promise',
    to: 'promise: ‸Promised: a promise',
    told: `has a colon and a space in the text, which would start a new field: ${quotes}`,
    alone: true,
  },
  {
    what: 'a tab',
    file: 'pages/AITeam.yaml',
    from: '  heading: Test wall',
    to: '‸\theading: Who is on the team',
    told: 'starts with a tab: use spaces',
    alone: true,
  },
  {
    what: 'a field out of line',
    file: 'agents.yaml',
    from: '  role: Test Pumps',
    to: '   ‸role: Test Pumps',
    told: `isn’t lined up with the lines above: ${column}`,
    alone: true,
  },
  {
    what: 'a bracket that is not closed',
    file: 'agents.yaml',
    from: 'targetUsers: [Program Manager, Project Manager]\n  ',
    to: 'targetUsers: [Program Manager, Project Manager\n  ‸',
    told: `isn’t lined up with the lines above: ${column}`,
    alone: true,
  },
  {
    what: 'a colon without a space',
    file: 'site.yaml',
    from: 'name: Nueces',
    to: '‸name:Nueces',
    told: notField,
    alone: true,
  },
  {
    what: 'a text that begins with a word in braces',
    file: 'pages/Story.yaml',
    from: 'heading: Test story',
    to: 'heading: {name} ‸begins a test story',
    told: `continues after the value has ended: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with @',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸@test work',
    told: `starts with a character that has a special meaning here: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with *',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸*Test* work',
    told: `starts with *, so the word after it won’t appear: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with &',
    file: 'pages/About.yaml',
    from: 'heading: Test values',
    to: 'heading: ‸&Test values',
    told: `starts with &, so the word after it won’t appear: ${quotes}`,
  },
  {
    what: 'a text that begins with !',
    file: 'pages/About.yaml',
    from: 'title: First value',
    to: 'title: ‸!First value',
    told: `starts with !, so the word after it won’t appear: ${quotes}`,
  },
  {
    what: 'a # in a text',
    file: 'pages/About.yaml',
    from: 'title: Second value',
    to: 'title: Second value ‸#1',
    told: '“#1” won’t appear, because # starts a note: put the whole text in quotes, or move the note to its own line',
  },
  {
    what: 'a field that is there twice',
    file: 'site.yaml',
    from: 'category:',
    to: '‸name: Other\ncategory:',
    told: 'name: is in this group twice: keep one of them',
  },
];
