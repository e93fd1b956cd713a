import { randomBytes } from 'node:crypto';

const longestQuote = 200;

export interface Message {
  id: string;
  role: 'user' | 'assistant' | 'system';
  content: string;
  /** ISO 8601 in UTC. */
  created_date: string;
}

/** @param now ms since 1970 */
export function newMessage(role: Message['role'], content: string, now: number): Message {
  const id = randomBytes(12).toString('hex');
  return { id, role, content, created_date: new Date(now).toISOString() };
}

/** What an agent answers here, where there is no model behind it. */
export function answerTo(agent: string, content: string, now: number): Message {
  const words = `This is ${agent} on the local platform, without a model. You wrote: `;
  return newMessage('assistant', words + content.slice(0, longestQuote), now);
}
