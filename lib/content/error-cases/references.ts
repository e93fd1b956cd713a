import { pageFieldLinesPattern, pageFieldPattern } from '../testing';
import type { ErrorCase } from './error-case';

/** References that must resolve, and names that must be unique. */
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
      'callToAction.actions[0]: must have either `to` (a page) or `mail` (contact, privacy, demo, join), and not both',
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
    title: 'a menu that doesn’t exist',
    file: 'pages.yaml',
    from: 'group: Support,',
    to: 'group: ‸Suport,',
    expected:
      '[31].menu.group: must be one of: Solutions, Platform, About, Resources, Support; did you mean Support?',
  },
  {
    title: 'a kind of page that doesn’t exist',
    file: 'pages.yaml',
    from: pageFieldPattern('Blog', 'kind'),
    to: '‸place-holder',
    expected: '[26].kind: must be written, legal, or placeholder; did you mean placeholder?',
  },
  {
    title: 'a status that doesn’t exist',
    file: 'pages.yaml',
    from: '- name: Events\n',
    to: '- name: Events\n  status: ‸published\n',
    expected: '[29].status: must be draft: to publish the page, remove this line',
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
    title: 'page names that differ only in case',
    file: 'pages.yaml',
    from: '- name: TermsOfService',
    to: '- name: ‸ABOUT\n  title: Again\n  kind: placeholder\n  description: This page is here to share the lower-cased address of another.\n- name: TermsOfService',
    expected: '[35].name: ABOUT is in the list twice: each page needs its own name',
    isolated: true,
  },
  {
    title: 'a required page under another name',
    file: 'pages.yaml',
    from: '- name: Careers',
    to: '- name: ‸Career',
    expected:
      '[24].name: must be Careers: other sites link to this address, so keep the name and change only the title',
  },
  {
    title: 'a film that doesn’t exist',
    file: 'home.yaml',
    from: 'file: pump\n',
    to: 'file: ‸pmup\n',
    expected: 'hero.film.file: needs pmup.mp4 and pmup.avif in public/media/; did you mean “pump”?',
  },
  {
    title: 'a written page without a file',
    file: 'pages.yaml',
    from: pageFieldPattern('Partners', 'kind'),
    to: '‸written',
    expected:
      '[25].kind: needs content/pages/Partners.yaml or content/pages/Partners.md: add one of them',
  },
  {
    title: 'a draft of a page that must be published',
    file: 'pages.yaml',
    from: '- name: ISO\n',
    to: '- name: ISO\n  status: ‸draft\n',
    expected: '[4].status: can’t be a draft: ISO is always published',
  },
  {
    title: 'a placeholder without links',
    file: 'pages.yaml',
    from: /- name: Permits\n((?: {2}.*\n)*?) {2}available:\n {4}.*\n/,
    to: '- ‸name: Permits\n  title: Permits\n  kind: placeholder\n  description: The test page Permits, with words as long as search results need them to be.\n',
    expected: '[6].available: is missing: add one to three links to what’s available today',
  },
  {
    title: 'a placeholder with an empty list of links',
    file: 'pages.yaml',
    from: pageFieldLinesPattern('SIMOPS', 'available'),
    to: '  available: ‸[]\n',
    expected: '[7].available: must have one to three links',
  },
  {
    title: 'a placeholder with more links than there is room for',
    file: 'pages.yaml',
    from: pageFieldLinesPattern('Maintenance', 'available'),
    to: `  available:\n    ‸${'- { label: Test Home, to: Home }\n    '.repeat(4).trim()}\n`,
    expected: '[8].available: must have one to three links',
  },
  {
    title: 'placeholder links on a published page',
    file: 'pages.yaml',
    from: '- name: Story\n',
    to: '- name: Story\n  available:\n    ‸- { label: Test Home, to: Home }\n',
    expected: '[22].available: is only for placeholders: remove it from this page',
  },
  {
    title: 'a placeholder’s link to a page that doesn’t exist',
    file: 'pages.yaml',
    from: pageFieldLinesPattern('OSHA', 'available'),
    to: '  available:\n    - { label: Test Home, to: ‸Hom }\n',
    expected:
      '[9].available[0].to: there is no page named “Hom”: use a name from pages.yaml, spelled exactly; did you mean “Home”?',
  },
  {
    title: 'a placeholder’s link to a missing anchor',
    file: 'pages.yaml',
    from: pageFieldLinesPattern('LOTO', 'available'),
    to: '  available:\n    - { label: Test trust, to: ‸Platform#trsut }\n',
    expected: '[10].available[0].to: the page Platform has no “#trsut”; did you mean “trust”?',
  },
  {
    title: 'an email template that doesn’t exist, on a placeholder',
    file: 'pages.yaml',
    from: pageFieldPattern('Demo', 'mail'),
    to: '‸dmeo',
    expected: '[33].mail: must be one of: contact, privacy, demo, join; did you mean demo?',
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
