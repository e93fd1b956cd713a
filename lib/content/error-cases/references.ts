import type { ErrorCase } from '../testing';

/** References that must resolve, and IDs and names that must be unique. */
export const referenceCases: readonly ErrorCase[] = [
  {
    title: 'a page that doesn’t exist',
    file: 'home.yaml',
    from: 'label: Test team, to: AITeam',
    to: 'label: Test team, to: ‸AITaem',
    expected:
      'team.link.to: there is no page named “AITaem”: use a name from pages.yaml, spelled exactly; did you mean “AITeam”?',
  },
  {
    title: 'an anchor that isn’t on the page',
    file: 'pages/AITeam.yaml',
    from: 'to: Home }',
    to: 'to: ‸Home#tile }',
    expected: 'closing.actions[0].to: the page Home has no “#tile”; did you mean “tiles”?',
    isolated: true,
  },
  {
    title: 'an anchor on a placeholder',
    file: 'pages/ISO.yaml',
    from: 'to: Demo }',
    to: 'to: ‸Demo#form }',
    expected: 'actions[1].to: Demo is a placeholder, so it has no “#form”: link to Demo instead',
  },
  {
    title: 'an anchor that isn’t on a Markdown page',
    file: 'pages/About.yaml',
    from: '- { label: Test contact, mail: contact }',
    to: '- { label: Rights, to: ‸GDPRPolicy#test }',
    expected: 'actions[0].to: the page GDPRPolicy has no “#test”; did you mean “tests”?',
    isolated: true,
  },
  {
    title: 'a link without a target',
    file: 'home.yaml',
    from: '- { label: Test company, to: About }',
    to: '- ‸{ label: Test company }',
    expected:
      'callToAction.actions[0]: must have exactly one of `to` (a page), `mail` (contact, privacy, demo, join), or `href` (another site)',
  },
  {
    title: 'a mailbox that doesn’t exist',
    file: 'pages/About.yaml',
    from: '{ label: Test join, mail: join }',
    to: '{ label: Test join, mail: ‸contacts }',
    expected:
      'sections[1].actions[0].mail: must be one of: contact, privacy, demo, join; did you mean contact?',
  },
  {
    title: 'a link with two targets',
    file: 'home.yaml',
    from: '{ label: Test demo, mail: demo }',
    to: '‸{ label: Test demo, mail: demo, href: https://www.iso.org }',
    expected:
      'hero.actions[0]: must have exactly one of `to` (a page), `mail` (contact, privacy, demo, join), or `href` (another site)',
  },
  {
    title: 'an address that runs a script',
    file: 'pages/Capabilities.yaml',
    from: '{ label: Test platform, to: Platform }',
    to: '{ label: Test platform, href: ‸"javascript:alert(1)" }',
    expected: 'actions[0].href: must start with https://: links with “javascript:” aren’t allowed',
  },
  {
    title: 'the address of a page of this site',
    file: 'pages/Story.yaml',
    from: '{ label: Test company, to: About }',
    to: '{ label: Test company, href: ‸https://www.nueces.example/About }',
    expected: 'closing.actions[0].href: is on this site: use `to` with the page’s name',
  },
  {
    title: 'an agent that doesn’t exist',
    file: 'pages/Capabilities.yaml',
    from: '        - Pecos',
    to: '        - ‸Pecso',
    expected:
      'pillars[0].agents.names[0]: there is no agent named “Pecso”: use a name from agents.yaml; did you mean “Pecos”?',
  },
  {
    title: 'a role that isn’t on the audience list',
    file: 'agents.yaml',
    from: '[Program Manager, Project Manager]',
    to: '[Program Manager, ‸Project Manger]',
    expected:
      '[0].targetUsers[1]: must be one of: Senior Organizational Leader, …; did you mean Project Manager?',
  },
  {
    title: 'an icon that doesn’t exist',
    file: 'agents.yaml',
    from: 'icon: pump',
    to: 'icon: ‸pomp',
    expected: '[1].icon: must be one of: log, …; did you mean pump?',
  },
  {
    title: 'a color that doesn’t exist',
    file: 'agents.yaml',
    from: 'color: red',
    to: 'color: ‸purple',
    expected: '[1].color: must be one of: graphite, steel, amber, red, green, blue',
  },
  {
    title: 'a drawing that doesn’t exist',
    file: 'home.yaml',
    from: 'drawing: cause-tree',
    to: 'drawing: ‸cause_tree',
    expected: 'showcases[1].drawing: must be one of …; did you mean cause-tree?',
  },
  {
    title: 'an unknown variable',
    file: 'home.yaml',
    from: '"{name} was founded',
    to: '"‸{nmae} was founded',
    expected:
      'hero.lead: {nmae} isn’t a word that the site fills in: use {name}, {founded}, {contactMail}, {privacyMail}, {agentCount}; did you mean “name”?',
  },
  {
    title: 'a duplicate agent name',
    file: 'agents.yaml',
    from: '- name: Frio Assistant',
    to: '- name: ‸LLANO',
    expected: '[2].name: LLANO is in the list twice: each agent needs its own name',
  },
  {
    title: 'a role twice',
    file: 'agents.yaml',
    from: 'targetUsers: [Maintenance Manager]',
    to: 'targetUsers: [Maintenance Manager, ‸Maintenance Manager]',
    expected: '[1].targetUsers[1]: Maintenance Manager is in the list twice: name each role once',
  },
  {
    title: 'a duplicate section heading',
    file: 'pages/Story.yaml',
    from: 'heading: Test mission',
    to: 'heading: ‸Test story',
    expected:
      'sections[1].heading: Test story is in the list twice: give this section a heading of its own',
  },
  {
    title: 'a duplicate agent ID',
    file: 'agents.yaml',
    from: 'id: frio-assistant',
    to: 'id: ‸llano',
    expected: '[2].id: “llano” is already used on this page: each ID must be unique',
  },
  {
    title: 'a duplicate section ID',
    file: 'pages/Story.yaml',
    from: '- id: vision',
    to: '- id: ‸mission',
    expected: 'sections[2].id: “mission” is already used on this page: each ID must be unique',
  },
  {
    title: 'an ID that the page sets itself',
    file: 'home.yaml',
    from: '- id: incidents',
    to: '- id: ‸team',
    expected: 'showcases[1].id: “team” is already used on this page: each ID must be unique',
  },
  {
    title: 'a duplicate ISO section',
    file: 'pages/ISO.yaml',
    from: 'number: "6"',
    to: 'number: ‸"5.1"',
    expected:
      'implementation.sections[1].number: “section-5-1” is already used on this page: each ID must be unique',
  },
  {
    title: 'an ID that isn’t a valid URL fragment',
    file: 'pages/Capabilities.yaml',
    from: 'id: second-pillar',
    to: 'id: ‸Second Pillar',
    expected: 'pillars[1].id: must be lowercase words joined by hyphens, like how-it-works',
  },
  {
    title: 'a film that doesn’t exist',
    file: 'home.yaml',
    from: 'file: pump\n',
    to: 'file: ‸pmup\n',
    expected: 'hero.film.file: needs pmup.mp4 and pmup.avif in public/media/; did you mean “pump”?',
  },
  {
    title: 'a tag that isn’t in the plant register',
    file: 'drawings/operations-board.yaml',
    from: 'what: Test pump',
    to: 'what: Test pump ‸PTW-3',
    expected:
      'rows[0].what: “PTW-3” isn’t in content/plant.yaml: use a tag from there, or add this one; did you mean “PTW-1”?',
  },
  {
    title: 'a person with someone else’s role',
    file: 'drawings/credential.yaml',
    from: 'role: Test role',
    to: 'role: ‸Other role',
    expected: 'role: must be Test role: that’s what content/plant.yaml has for A. Tester',
  },
];
