import type { Rule } from '../rule';

/** Messages, buttons, and addresses. */
export const uiText: readonly Rule[] = [
  {
    pattern:
      /\b(?:platform|server|site|service|search|page) (?:(?:does|did) not|doesn['’]t|didn['’]t) (?:answer\b(?! in time\b)|(?:let you|accept)\b)/i,
    suggestion: '“We couldn’t reach …”, and what the reader can do',
    bad: ['The platform does not answer', 'The platform did not accept the sign-in.'],
    good: ['We couldn’t confirm your sign-in.', 'The server didn’t answer in time.'],
  },
  {
    pattern: /\bcould not be (?:fetched|gotten|got)\b/i,
    suggestion: '“We couldn’t load …”',
    bad: ['The search could not be fetched.'],
    good: ['We couldn’t load search.', 'The page “x” could not be found in this application.'],
  },
  {
    pattern: /\b(?:an?|by|via) mail\b|\bmail address(?:es)?\b/i,
    suggestion: '“email”, “email address”',
    bad: ['Write us a mail', 'Your mail address', 'Contact us by mail'],
    good: ['Send us an email', 'Your email address', 'Mailbox'],
  },
  {
    pattern: /\be-mail(?:s|ed|ing)?\b/i,
    suggestion: '“email”',
    bad: ['The near miss is in an e-mail.'],
    good: ['The near miss is in an email.', 'Whitepapers & E-books'],
  },
  {
    pattern: /\bno page speaks of\b/i,
    suggestion: '“No results for …”',
    bad: ['No page speaks of “valve”.'],
    good: ['No results for “valve”'],
  },
  {
    pattern: /\bpage['’]s words\b|\bwords of (?:a|the|every|each|all) pages?\b|\bits words are\b/i,
    suggestion: '“content”, “text”, “copy”',
    bad: ['Skip to the page’s words', 'The words of a page stay.', 'Its words are still here.'],
    good: ['Skip to content', 'A few words about the company'],
  },
];
