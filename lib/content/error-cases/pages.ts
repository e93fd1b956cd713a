import { type ErrorCase, pageFieldLinesPattern, pageFieldPattern } from '../testing';

/** Entries of pages.yaml. */
export const pageCases: readonly ErrorCase[] = [
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
];
