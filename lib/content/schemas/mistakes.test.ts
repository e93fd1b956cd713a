import { testMistakes } from '../testing-mistakes';

// What the schemas of drawings, the plant register, search, and search results require across fields.
testMistakes(String.raw`
drawings/evm-card.yaml: within: "[eac] of [bac]." → within: ‸"[eac], [tcpi]."
  sentences.within: can have only these words in brackets: [basis], [eac], [bac]
drawings/evm-card.yaml: periods:\n  - { pv: 100, ev: 100, ac: 100 } → periods:\n  ‸- { pv: 100, ev: 301, ac: 100 }
  periods: can’t have an earned value (ev) above the budget
drawings/evm-card.yaml: budget: 300 → budget: ‸301
  budget: must equal the planned value (pv) of the last period
drawings/evm-card.yaml: { pv: 200, ev: 190, ac: 210 } → ‸{ pv: 200, ev: 190 }
  periods[1]: must have both ev and ac, or neither if the period is still ahead
drawings/evm-card.yaml:   - { pv: 100, ev: 100, ac: 100 } →   ‸- { pv: 100 }
  periods: must start with at least one reported period, without gaps
drawings/credential.yaml: code: { to: Platform → code: { to: ‸Verify
  code.to: must be the name of a page in pages.yaml: it’s what the code opens
drawings/credential.yaml: tier: Low → tier: ‸Top
  tier: must be one of the tiers
drawings/xapi-stream.yaml: verb: passed → verb: ‸flunked
  statements[0].verb: Invalid option: …"answered"…
drawings/xapi-stream.yaml: opened: 1 → opened: ‸2
  opened: must be the number of a statement in the list
drawings/spot-the-error.yaml: others: [air trapped, feed locked open] → others: ‸[air trapped, bleed open in test]
  cases[16].others: must be two different mistakes, neither the one that’s drawn
drawings/permit-board.yaml: rows: [PTW-1, PTW-2] → rows: ‸[PTW-1, LOTO-1]
  rows: must include the two permits that conflict: PTW-1 and PTW-2
drawings/permit-board.yaml: rows: [PTW-1, PTW-2] → rows: [PTW-1, PTW-2, ‸P-1]
  rows[2]: must be the tag of a permit or isolation in content/plant.yaml
drawings/permit-board.yaml: name: Other work → name: Painting
  rows[1]: is “Other work” in content/plant.yaml, which no rule applies to: use a kind of work from …add…
drawings/permit-board.yaml: from: [Other work] → from: [‸Other wark]
  rules.apart[0].from[0]: must be one of: Test work, Other work, Third work, Fourth work, Test watch, Test leak
drawings/permit-board.yaml: - { work: Fourth work → - { work: ‸Painting
  rules.isolated[0].work: must be one of: Test work, Other work, Third work, Fourth work
drawings/permit-board.yaml: by: [Single block] → by: [‸Single blok]
  rules.isolated[0].by[0]: must be one of: Single block
drawings/permit-board.yaml: heading: "Test [rules]" → heading: ‸"Test rules"
  clear.heading: must include [rules], where the link to the rules goes
drawings/permit-board.yaml: until: "09:00", bay: 1 } → until: "09:05", bay: 1 }
  add.work[0].until: must be a quarter hour of the shift in quotes, like "08:15"
pages/AITeam.yaml: roles: [Senior Organizational Leader, → roles: [‸Creator, Senior Organizational Leader,
  wall.roles.groups[…].roles[0]: Creator is …twice…
search.yaml: examples: [pump] → examples: ‸[]
  examples: is empty: list at least one query
search.yaml: [test causes, root of it all] → ‸[test causes]
  synonyms[0]: needs at least two words that mean the same, like [RCA, root cause analysis]
search.yaml: synonyms: → keywords:\n  - { to: About, words: [who] }\n  - { to: Platform, words: [when, ‸WHO] }\nsynonyms:
  keywords[1].words[1]: also leads to About: a query has one first result
pages.yaml: title: Risk → title: ‸A title of fifty-two characters, which is one over it
  [13].title: is too long for a search result: it can have 51 characters, …
pages.yaml: description: The test page Risk of {name}, with words as long as search results need them. → description: ‸Risk of {agentCount}.
  [13].description: is too short for a search result: it has 10 characters and needs at least 70
pages.yaml: description: The test page Risk of → description: ‸The test page Risk, which has many more words than any list of search results has room for, so it would be cut off in the middle, of
  [13].description: is too long for a search result: it has …, and only 160 are shown
pages.yaml: title: Risk → title: ‸Home
  [13].title: is also the title of Home: each page needs its own for search results
pages.yaml: - name: Story\n  title: Story\n  kind: written\n  updated: 2026-01-02 → - ‸name: Story\n  title: Story\n  kind: written
  [22].updated: is missing: add the date when the page’s text last changed, like 2026-11-20
pages.yaml: title: Risk → title: Risk\n  from: [‸https://old.example/risk]
  [13].from[0]: must start with /: write the part of the address after the host, like /products/shift-log
pages.yaml: title: Risk → title: Risk\n  from: [/risks, ‸"/risk?page=2"]
  [13].from[1]: can’t have a ? or a #: write the part before it, …
pages.yaml: title: Risk → title: Risk\n  from: [‸/risks/]
  [13].from[0]: can’t end with /: leave it out, …
pages.yaml: title: Risk → title: Risk\n  from: [‸/größe]
  [13].from[0]: can have only letters without accents, digits, …
pages.yaml: title: Risk → title: Risk\n  from: [‸/media/home.mp4]
  [13].from[0]: is an address of the site’s own files: remove it
pages.yaml: title: Risk → title: Risk\n  from: [‸/about.html]
  [13].from[0]: /about.html already leads to About: remove it
pages.yaml: title: Risk → title: Risk\n  from: [/risks, ‸/Risks]
  [13].from[1]: /Risks already leads to Risk: remove it
pages.yaml: - name: TermsOfService → - name: ‸ABOUT\n  title: Again\n  kind: placeholder\n  description: x\n- name: TermsOfService
  [35].name: ABOUT is in the list twice: each page needs its own name
`);

// Apart from those above, which are found with the register and the product's name.
testMistakes(`
plant.yaml: where: "Test place, bay 1" → where: ‸"Test place, bay 9"
  permits[0].where: must end with a bay from 1 to 8, like “Pipe rack 3, bay 2”
plant.yaml: planned: { from: "08:00", until: "12:00" } → planned: ‸{ from: "12:00", until: "08:00" }
  permits[0].planned: must start before it ends
plant.yaml: planned: { from: "08:00" → planned: { from: ‸"05:00"
  permits[0].planned.from: must be a quarter hour of the shift in quotes, like "08:15"
plant.yaml: planned: { from: "10:00", until: "14:00" } → planned: { from: "12:00", until: "16:00" }
  conflict: must be two permits whose planned hours overlap
plant.yaml: final: { from: "12:00", until: "16:00" } → final: { from: "11:00", until: "15:00" }
  conflict: must be two permits whose final hours, fire watch included, don’t overlap
plant.yaml: { tag: F-1, what: Test flange, state: in service } → { tag: ‸P-1, what: Test flange, state: in service }
  equipment[1].tag: “P-1” is in the register twice: keep one of them
plant.yaml: sets: { P-1: stopped } → sets: { P-1: ‸closed }
  log[0].sets.P-1: “closed” isn’t a state of P-1: use in service, out of service, running, stopped, on recirculation, locked out, isolated, open
plant.yaml: sets: { P-1: stopped } → sets: { LB-1: ‸stopped }
  log[0].sets.LB-1: “LB-1” can’t have a state: use equipment, an instrument, a device, a permit, an isolation, a work order, or a document of this file
search.yaml: offer: [Platform → offer: [‸Blog
  offer[0]: there is no published page named “Blog”: use a name from pages.yaml that isn’t a placeholder
pages/AITeam.yaml: Creator,  → 
  wall.roles.groups: must list every role; missing: Creator
site.yaml: category: Test Category → category: ‸Test Category, with a name that is much too long for Home
  category: …Home’s title is the name plus the category, 60 characters at most
`);
