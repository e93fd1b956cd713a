import { testMistakes } from './testing-mistakes';

testMistakes(String.raw`
home.yaml: heading: "Why {name}: a test heading" → heading: ‸"Why {name}: a test heading
  Missing closing "quote: close the quotation mark
site.yaml: promise: A promise → promise: ‸Promised: a promise
  Nested mappings are not allowed…: if the text has a colon and a space, put the whole text in quotes, like…
agents.yaml:   role: Test Pumps →    role: Test Pumps
  “role” starts in column 4, but “id” on line 15 in column 3: start the fields of a group …
home.yaml:   headline: Test headline of Home →    ‸headline: Test headline of Home
  “headline” starts in column 4, but “tag” on line 2 in column 3: start the fields of a group in the same column, …
pages/About.yaml:       - title: Second value →      ‸- title: Second value
  “title” starts in column 6, but “text” on line 11 in column 9: start the fields of a group in the same column, …
pages/About.yaml: - id: join\n    heading: Test work → - id: join\n  ‸heading: Test work
  “heading” starts in column 3, but “id” on line 14 in column 5: start the fields of a group in the same column, …
pages/About.yaml: film: { file: valve, title: Test film of a valve, description: A valve that turns in tests. }\n → film:\n  file: valve\n  title: Film\n  description: A valve.\n  ‸
  film.sections: isn’t a field of film, but of the group around it: start it further left
home.yaml: benefits: [Another test benefit]\n → benefits:\n      - Another benefit\n        ‸- Next benefit\n
  “-” starts in column 9, but “-” on line 32 in column 7: start the fields of a group in the same column, …
pages/Story.yaml: heading: Test vision → heading: >-\n    ‸Test vision
  isn’t a field, so it’s part of “heading” on line 12: start it further right, below its text
agents.yaml: - name: Frio Assistant → ‸-name: Frio Assistant
  needs a space after the hyphen
pages/AITeam.yaml:   heading: Test wall → ‸\theading: Who is on the team
  Tabs are not allowed as indentation: use spaces
agents.yaml: targetUsers: [Program Manager, Project Manager]\n   → targetUsers: [Program Manager, Project Manager\n  ‸
  Flow sequence … end with a ]: start all fields of a group in the same column, and close every [ and {
site.yaml: name: Nueces → ‸name:Nueces
  needs a space after the colon
pages/Story.yaml: heading: Test story → heading: {name} ‸begins a test story
  …: put the whole text in quotes, like "{name}: one record"
pages/About.yaml: heading: Test work → heading: ‸@test work
  Plain value cannot start with reserved character @: put the whole text in quotes, like "{name}: one record"
pages/About.yaml: heading: Test work → heading: ‸*Test* work
  starts with *, so the word after it won’t appear: put the whole text in quotes, like "{name}: one record"
pages/About.yaml: heading: Test values → heading: ‸&Test values
  starts with &, so the word after it won’t appear: put the whole text in quotes, like "{name}: one record"
pages/About.yaml: title: First value → title: ‸!First value
  starts with !, so the word after it won’t appear: put the whole text in quotes, like "{name}: one record"
pages/About.yaml: title: Second value → title: Second value ‸#1
  “#1” won’t appear, because # starts a note: put the whole text in quotes…, or move the note to its own line
site.yaml: category: → ‸name: Other\ncategory:
  Map keys must be unique: keep one of them
agents.yaml: - name: Llano → -‸${'\u00A0'}name: Llano
  has a non-breaking or other special space, which YAML doesn’t count as a space: delete it, and press the space bar
home.yaml: label: Test team, to: AITeam → label:‸${'\u00A0'}Test team, to: AITeam
  has a non-breaking or other special space, …
home.yaml: title: Sixth tile → title: ‸“Sixth, tile”
  starts with a curly quotation mark, …: put the whole text in straight quotes, like "{name}: one record"
agents.yaml: tagline: Another → ‸tagilne: Another
  [1].tagilne: isn’t a field here: did you mean tagline?
agents.yaml: name: Llano\n  id: llano\n  role: Test Pumps\n → ‸name: Llano\n  id: llano\n
  [1].role: is missing: add text
pages/Story.yaml: closing:\n  heading: → closing:\n  ‸color: red\n  heading:
  closing.color: isn’t a field here: fix its name or remove it; the fields here are heading, text, actions
pages/AITeam.yaml: tag: How\n  heading: Test heading of how\n  points: → ‸tag: How\n  heading: Test heading of how\n  points2:
  how.points: is missing: add a list, with each entry on its own line after a dash and a space
home.yaml: { title: Fourth tile, → { title: ‸016,
  tiles.items[3].title: must be text: put quotes around it
home.yaml: title: Second tile → title: ‸[Second, tile]
  tiles.items[1].title: must be text, not a list
home.yaml: { title: Fifth tile, → { title: ‸{ label: HSE, to: OSHA },
  tiles.items[4].title: must be text, not a link: links go in actions, or in a field named link
pages/Story.yaml: heading: Test story → heading: ‸{name}
  sections[0].heading: must be text: if it starts with {name}, put it in quotes, like "{name}"
agents.yaml:   id: frio-assistant\n →   id: frio-assistant\n  headline: ‸yes\n
  [2].headline: must be true or false, without quotes
home.yaml: headline: Test headline of incidents → headline: ‸
  showcases[1].headline: is empty: write something after the colon, or remove the field
home.yaml: name: Test operations → name: ‸""
  showcases[0].name: is empty: add text, or remove the field
home.yaml: tag: Tiles → tag: ‸Tiles of a test
  tiles.tag: is too long: it has 15 characters, and there’s room for 12
pages/Story.yaml: heading: Test mission → heading: Test mission\n    picture: { file: ‸valv.avif, description: A test valve }
  sections[1].picture.file: “valv.avif” isn’t in content/images/; did you mean “valve.avif”?
pages/Story.yaml: heading: Test vision → heading: Test vision\n    picture: { file: valve.avif, description: ‸valve.avif }
  sections[2].picture.description: has “valve.avif” as its description: write what the picture shows instead
pages/About.yaml: heading: Test work → heading: Test work\n    picture: ‸{ file: valve.avif }
  sections[1].picture.description: is missing: add text
pages/About.yaml: heading: Test values → heading: Test values\n    drawing: delivery\n    picture: ‸{ file: valve.avif, description: A test valve }
  sections[0].picture: has no place, because the section has a drawing: remove one of the two
pages/About.yaml: heading: Test work → heading: Test work\n    table: { columns: [One, Two], rows: [[a, b], ‸[c]] }
  sections[1].table.rows[1]: has 1 cells, and the table has 2 columns: give each row as many cells
pages/About.yaml: heading: Test work → heading: Test work\n    layout: message\n    table: ‸{ columns: [One, Two], rows: [[a, b]] }
  sections[1].table: has no place in the layout “message”: use another layout, or a section of its own
pages/Story.yaml: heading: Test vision → heading: See ‸https://plant.example now
  sections[2].heading: has "https://plant.example", which would appear as typed: …
pages/Story.yaml: heading: Test vision → heading: "Test ‸[vision] (Story)"
  sections[2].heading: has "[vision] (Story)", which would appear as typed: …
home.yaml: headline: Test headline of incidents → headline: Test ‸*headline* of incidents
  showcases[1].headline: has "*headline*", which would appear as typed: …
home.yaml: tag: Tiles → tag: ‸_Tiles_
  tiles.tag: has "_Tiles_", which would appear as typed: …
home.yaml: title: Second tile → title: Second‸<BR>tile
  tiles.items[1].title: has "<BR>", which would appear as typed: …
home.yaml: heading: "Why {name}: a test heading" → heading: "Why ‸www.iso.org: a test heading"
  why.heading: has "www.iso.org", which would appear as typed: …
pages/Story.yaml: heading: Test mission → heading: Test ‸&nbsp;mission
  sections[1].heading: has "&nbsp;", which would appear as typed: …
pages.yaml: title: Partners\n → title: "‸*Partners*"\n
  [25].title: has "*Partners*", which would appear as typed: …
home.yaml: title: Sixth tile → title: Sixth‸\u200Btile
  tiles.items[5].title: has an invisible character (U+200B): delete it, …
agents.yaml: role: Test Pumps → role: Test‸\u00adPumps
  [1].role: has an invisible character (U+00AD): …
pages/About.yaml: title: First value → title: First‸\u00a0value
  …: has a no-break or other special space (U+00A0), which belongs only next to a figure, …
pages/Capabilities.yaml: headline: Test → headline: Test ‸🙂
  headline: has “🙂”, which the picture for shared links can’t show, …
site.yaml: promise: A promise → promise: A ‸安 promise
  promise: has “安”, which the picture for shared links can’t show, …
pages/About.yaml: heading: Test values → heading: Test val‸u\u0301es
  sections[0].heading: has “ú” in characters that only look like it: type it again
pages/Story.yaml: heading: Test vision → heading: Test ‸v\u0456sion
  sections[2].heading: has “vіsion” in characters that only look like it: type it again
home.yaml: heading: Test tiles → heading: "Test ‸:warning: tiles"
  tiles.heading: has ":warning:", which would appear as typed: …
pages/About.yaml: title: Second value → title: Second ‸\uf0b7
  …: has a sign of another program’s font (U+F0B7), which visitors can’t see: …
site.yaml: promise: A promise → promise: "A ‸\brief promise"
  has \b, so the letter won’t appear: remove the backslash, or write it twice
pages/Story.yaml: heading: Test story → heading: ‸# a note\n      Test story
  “# a note” won’t appear, because # starts a note: …
pages/Story.yaml: heading: Test story → heading: >-\n      Test story\n      ‸# a note
  “# a note” is part of the text, so it would appear: move the note above the field
pages/AITeam.yaml: film: { file: valve, title: Test film of a valve, description: A valve that turns in tests. } → film: ‸valve
  hero.film: must have a file, a title, and a description
legal/PrivacyPolicy.md: updated: today → updated: ‸2026-02-30
  updated: must be a date like 2025-08-01, or the word today
legal/GDPRPolicy.md: effective: 2025-04-05 → effective: ‸0025-04-05
  effective: is long before this site: check the year
pages.yaml: updated: 2026 → updated: ‸0026
  [0].updated: is long before this site: check the year
site.yaml: founded: 2025-02-03 → founded: ‸2999-01-01
  founded: is in the future: write the day when it happened, or today’s date
agents.yaml: icon: pump → icon: ‸pomp
  [1].icon: Invalid option: expected one of "log"|…; did you mean pump?
pages/Capabilities.yaml: id: second-pillar → id: ‸Second Pillar
  pillars[1].id: must be lowercase words joined by hyphens, like how-it-works
agents.yaml: - name: Frio Assistant → - name: ‸LLANO
  [2].name: LLANO is in the list twice: each agent needs its own name
agents.yaml: targetUsers: [Maintenance Manager] → targetUsers: [Maintenance Manager, ‸Maintenance Manager]
  [1].targetUsers[1]: Maintenance Manager is in the list twice: name each role once
pages/Story.yaml: heading: Test mission → heading: ‸Test story
  sections[1].heading: Test story is in the list twice: give this section a heading of its own
pages/Story.yaml: - id: vision → - id: ‸mission
  sections[2].id: “mission” is already used on this page: each ID must be unique
home.yaml: - id: incidents → - id: ‸team
  showcases[1].id: “team” is already used on this page: each ID must be unique
pages/ISO.yaml: number: "6" → number: ‸"5.1"
  implementation.sections[1].number: “section-5-1” is already used on this page: each ID must be unique
home.yaml: label: Test team, to: AITeam → label: Test team, to: ‸AITaem
  team.link.to: there is no page named “AITaem”: use a name from pages.yaml, spelled exactly; did you mean “AITeam”?
pages/AITeam.yaml: to: Home } → to: ‸ISO#calculater }
  closing.actions[0].to: the page ISO has no “#calculater”: it has #metric-families, …; did you mean “calculator”?
pages/About.yaml: mail: contact } → to: ‸GDPRPolicy#test }
  actions[0].to: the page GDPRPolicy has no “#test”: it has #scope, #uses, #tests, #contact; did you mean “tests”?
pages/ISO.yaml: to: Demo } → to: ‸Demo#form }
  actions[1].to: Demo is a placeholder, so it has no “#form”: link to Demo instead
home.yaml: { label: Test demo, mail: demo } → ‸{ label: Test demo, mail: demo, href: https://www.iso.org }
  hero.actions[0]: must have exactly one of …to… (a page), …mail… (contact, privacy, demo, start, join), or …
pages/Capabilities.yaml: { label: Test platform, to: Platform } → { label: Test platform, href: ‸"javascript:alert(1)" }
  actions[0].href: must start with https://: links with “javascript:” aren’t allowed
pages/Story.yaml: { label: Test company, to: About } → { label: Test company, href: ‸https://www.nueces.example/About }
  closing.actions[0].href: is on this site: use …to… with the page’s name
pages/Capabilities.yaml:         - Pecos →         - ‸Pecso
  pillars[0].agents.names[0]: there is no agent named “Pecso”: use a name from agents.yaml; did you mean “Pecos”?
home.yaml: "{name} was founded → "‸{nmae} was founded
  hero.lead: {nmae} isn’t a word that the site fills in: use {name}, {founded}, …; did you mean “name”?
home.yaml: file: pump\n → file: ‸pmup\n
  hero.film.file: needs pmup.mp4 and pmup.avif in public/media/; did you mean “pump”?
drawings/operations-board.yaml: title: Test board → title: Test board ‸PTW-3
  title: “PTW-3” isn’t in content/plant.yaml: use a tag from there, or add this one; did you mean “PTW-1”?
drawings/credential.yaml: role: Test role → role: ‸Other role
  role: must be Test role: that’s what content/plant.yaml has for A. Tester
pages.yaml: menu: { group: Solutions, column: Operations Excellence, → menu: ‸{ group: Solutions,
  [5].menu.column: is for pages in Solutions: add it there, and remove it elsewhere
pages.yaml: - name: Story\n → - name: Story\n  status: ‸published\n
  [22].status: must be draft: to publish the page, remove this line
pages.yaml: - name: ISO\n → - name: ISO\n  status: ‸draft\n
  [4].status: can’t be a draft: ISO is always published
pages.yaml: - name: Careers → - name: ‸Career
  [24].name: must be Careers: other sites link to this address, so keep the name and change only the title
pages.yaml: title: Partners\n  kind: placeholder → title: Partners\n  kind: ‸written
  [25].kind: needs content/pages/Partners.yaml or content/pages/Partners.md: add one of them
pages.yaml: words as long as search results need them.\n  available:\n    - { label: Test Home, to: Home }\n- name: Blog → words as long as search results need them.\n- name: Blog
  [25].available: is missing: add one to three links to what’s available today
pages.yaml: available:\n    - { label: Test Home, to: Home }\n- name: SIMOPS → available: ‸[]\n- name: SIMOPS
  [6].available: must have one to three links
pages.yaml: - name: Story\n → - name: Story\n  available:\n    ‸- { label: Test Home, to: Home }\n
  [22].available: is only for placeholders: remove it from this page
legal/GDPRPolicy.md: ## Contact {#contact} → ‸## Uses {#contact}
  “Uses” is already a heading above: give this section a heading of its own
legal/GDPRPolicy.md: [rights](PrivacyPolicy#rights) → ‸[rights](PrivacyPolicy#right)
  the page PrivacyPolicy has no “#right”: it has #rights; did you mean “rights”?
pages/AITeam.yaml: heading: Test wall → heading: Test ‸HTTPS://iso.org/x
  …: has "HTTPS://iso.org/x", which would appear as typed: …
`);
