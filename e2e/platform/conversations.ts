import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from './errors';
import type { Store } from './store';
import { type Account, serviceAccount } from './store/accounts';
import type { EntityRecord } from './store/records';

const maxQuoteLength = 200;

/** Conversations are stored as records, under a name no entity can have. A conversation's room is `{name}/{id}`. */
export const conversationEntity = '/agent-conversations';

export function canAccess(conversation: EntityRecord, user: Account): boolean {
  return conversation.created_by_id === user.id || user.id === serviceAccount.id;
}

/** @throws ApiError 404 if the conversation doesn't exist or the user has no access to it. */
export function requireConversation({ records }: Store, id: string, user: Account): EntityRecord {
  const conversation = records.byId(conversationEntity, id);
  if (conversation && canAccess(conversation, user)) return conversation;
  throw new ApiError(404, 'conversation_unknown', `There is no conversation "${id}"`);
}

/** A message as sent by the client; extra fields are stored unchanged. */
export const messageInputSchema = z
  .looseObject({
    role: z.enum(['user', 'assistant', 'system']).default('user'),
    content: z.union([z.string().min(1), z.record(z.string(), z.unknown())]).optional(),
    file_urls: z.array(z.string()).optional(),
  })
  .refine(({ content, file_urls: files = [] }) => content !== undefined || files.length > 0, {
    path: ['content'],
    message: 'is required when there are no file_urls',
  });

type MessageInput = z.infer<typeof messageInputSchema>;

/** Adds an ID and what a client learns about a message's author. @param now ms since 1970 */
export function createMessage(sent: MessageInput, author: Account, now: number) {
  const date = new Date(now).toISOString();
  const { email: created_by_email, full_name: created_by_full_name } = author;
  const metadata = { created_date: date, created_by_email, created_by_full_name };
  return { ...sent, ...stamp(date), metadata };
}

/** A canned reply that quotes the message, since there's no model here. */
export function createReply(agent: string, sent: MessageInput, now: number) {
  const intro = `This is ${agent} on the local platform, which has no model. You wrote: `;
  const content = sent.content ?? sent.file_urls;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    role: 'assistant',
    content: intro + text.slice(0, maxQuoteLength),
    ...stamp(new Date(now).toISOString()),
  };
}

function stamp(date: string) {
  return { id: randomUUID(), created_date: date, updated_date: date };
}
