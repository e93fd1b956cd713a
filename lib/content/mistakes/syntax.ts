import type { Mistake } from './mistake';

const quotes = 'put the whole text in quotes, like "{name} joins the shift"';
const column = 'begin fields of one group in the same column, and close every [ and {';
const notField = 'is no field: write its name, a colon, a space and its value, like title: Careers';

/** The writing of YAML itself. */
export const syntax: readonly Mistake[] = [
  {
    what: 'a quotation mark that is not closed',
    file: 'home.yaml',
    from: 'heading: "Why {name}: a test heading"',
    to: 'heading: ‸"Why {name}: a test heading',
    told: 'begins with a quotation mark that is never closed',
    alone: true,
  },
  {
    what: 'a colon within a text',
    file: 'site.yaml',
    from: 'promise: A promise',
    to: 'promise: ‸Promised: a promise',
    told: `has a colon and a space within the text, which would begin a field: ${quotes}`,
    alone: true,
  },
  {
    what: 'a tab',
    file: 'pages/AITeam.yaml',
    from: '  heading: Test wall',
    to: '‸\theading: Who is on the team',
    told: 'begins with a tab: use spaces',
    alone: true,
  },
  {
    what: 'a field out of line',
    file: 'agents.yaml',
    from: '  role: Test Pumps',
    to: '   ‸role: Test Pumps',
    told: `does not stand in line with what is above it: ${column}`,
    alone: true,
  },
  {
    what: 'a bracket that is not closed',
    file: 'agents.yaml',
    from: 'targetUsers: [Program Manager, Project Manager]\n  ',
    to: 'targetUsers: [Program Manager, Project Manager\n  ‸',
    told: `does not stand in line with what is above it: ${column}`,
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
    told: `goes on after the value has ended: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with @',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸@test work',
    told: `begins with a sign that means something else here: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with *',
    file: 'pages/About.yaml',
    from: 'heading: Test work',
    to: 'heading: ‸*Test* work',
    told: `begins with *, and the word behind it would not be shown: ${quotes}`,
    alone: true,
  },
  {
    what: 'a text that begins with &',
    file: 'pages/About.yaml',
    from: 'heading: Test values',
    to: 'heading: ‸&Test values',
    told: `begins with &, and the word behind it would not be shown: ${quotes}`,
  },
  {
    what: 'a text that begins with !',
    file: 'pages/About.yaml',
    from: 'title: First value',
    to: 'title: ‸!First value',
    told: `begins with !, and the word behind it would not be shown: ${quotes}`,
  },
  {
    what: 'a # within a text',
    file: 'pages/About.yaml',
    from: 'title: Second value',
    to: 'title: Second value ‸#1',
    told: '“#1” would not be shown, since # begins a note: put the whole text in quotes, or the note on a line of its own',
  },
  {
    what: 'a field that stands twice',
    file: 'site.yaml',
    from: 'category:',
    to: '‸name: Other\ncategory:',
    told: 'name: stands twice in its group: keep one of them',
  },
];
