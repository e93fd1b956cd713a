/** A page in YAML with a section in each layout. */
export const everyLayout = `headline: Count stock without a shutdown
lead: Count what’s on the shelf while the unit keeps running.
drawing: delivery
sections:
  - { id: ruled, heading: Before the count, layout: ruled, points: [{ title: Plan, text: Pick the shelves. }] }
  - id: columns
    tag: Count
    heading: During the count
    layout: columns
    points:
      - { title: First pass, text: Two people count every shelf. }
      - { title: Second pass, text: Another pair counts what didn’t match. }
  - id: split
    heading: What was found
    layout: split
    drawing: shift-log
    points: [{ title: Entries, text: Every count is an entry. }]
  - id: mirrored
    heading: Who counted
    layout: mirrored
    drawing: credential
    points: [{ title: Counters, text: Only people who are qualified. }]
  - id: stage
    heading: How it adds up
    layout: stage
    drawing: xapi-stream
    points:
      - { title: Shelf, text: By shelf. }
      - { title: Store, text: By store. }
  - { id: message, heading: Nothing is counted twice, lead: Every shelf has one entry., layout: message }
  - id: statement
    heading: What matters most
    lead: The count is right, and the unit keeps running.
    layout: statement
    points: [{ title: Safety, text: No climbing on racks. }]
  - id: tags
    heading: In four words
    layout: tags
    points:
      - { title: Plan, text: Pick the shelves. }
      - { title: Count, text: Twice. }
      - { title: Match, text: Compare the passes. }
      - { title: Sign, text: The storekeeper signs. }
  - id: banner
    heading: Try it on one shelf
    lead: It takes an hour.
    layout: banner
    actions: [{ label: Request a Demo, mail: demo }]
closing:
  heading: See a count
  text: We’ll show you one at a site like yours.
  actions: [{ label: Request a Demo, mail: demo }]
`;
