import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readJson } from '../api/read-request';
import { readListQuery } from '../entities/list-query';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import type { Store } from '../store';
import { type Account, serviceAccount } from '../store/accounts';
import type { EntityRecord } from '../store/records';

const maxQuoteLength = 200;

/** Conversations are stored as records, under a name no entity can have. A conversation's room is `{name}/{id}`. */
export const conversationEntity = '/agent-conversations';

function canAccess(conversation: EntityRecord, user: Account): boolean {
  return conversation.created_by_id === user.id || user.id === serviceAccount.id;
}

/** @throws ApiError 404 if the conversation doesn't exist or the user has no access to it. */
export function requireConversation({ records }: Store, id: string, user: Account): EntityRecord {
  const conversation = records.byId(conversationEntity, id);
  if (conversation && canAccess(conversation, user)) return conversation;
  throw new ApiError(404, 'conversation_unknown', `There is no conversation "${id}"`);
}

/** A message as sent by the client; extra fields are stored unchanged. */
const messageInputSchema = z
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
function createMessage(sent: MessageInput, author: Account, now: number) {
  const date = new Date(now).toISOString();
  const { email: created_by_email, full_name: created_by_full_name } = author;
  const metadata = { created_date: date, created_by_email, created_by_full_name };
  return { ...sent, ...stamp(date), metadata };
}

/** A canned reply that quotes the message, since there's no model here. */
function createReply(agent: string, sent: MessageInput, now: number) {
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

const entity = conversationEntity;
const conversationSchema = z.strictObject({
  agent_name: z.string().trim().min(1),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

/**
 * GET and POST /apps/{appId}/agents/conversations, GET /{id}, POST /{id}/messages. The current generation's path for
 * messages is /v2/{id}/messages, and its rooms get single messages instead of the conversation.
 */
export function agents(services: Services): Hono<ApiEnv> {
  const { appId, generation, rooms, store, now } = services;
  const { records } = store;
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/agents/conversations';
  const isCurrent = generation === 'current';

  routes.get(path, (c) => {
    const user = requireUser(c.get('user'));
    const conversations = records.list(entity).filter((item) => canAccess(item, user));
    return c.json(readListQuery(c)(conversations));
  });

  routes.post(path, async (c) => {
    const user = requireUser(c.get('user'));
    const input = await readJson(c, conversationSchema);
    return c.json(records.add(entity, user, { ...input, app_id: appId, messages: [] }), 201);
  });

  routes.get(`${path}/:id`, (c) => {
    const user = requireUser(c.get('user'));
    return c.json(requireConversation(store, c.req.param('id'), user));
  });

  routes.post(`${path}${isCurrent ? '/v2' : ''}/:id/messages`, async (c) => {
    const user = requireUser(c.get('user'));
    const id = c.req.param('id');
    const { agent_name: agent } = requireConversation(store, id, user);
    const sent = await readJson(c, messageInputSchema);
    const broadcast = (update: object) => rooms.broadcast(`${entity}/${id}`, update);
    const add = (added: object) => {
      const conversation = requireConversation(store, id, user);
      const messages = [...z.array(z.unknown()).parse(conversation.messages), added];
      const updated = records.update(entity, conversation, { ...conversation, messages });
      broadcast(isCurrent ? { _message: added } : updated);
    };
    const message = createMessage(sent, user, now());
    add(message);
    if (sent.role === 'user') {
      // Separate broadcasts, as from an agent that takes a while to reply. The first half is replaced by the whole.
      const reply = createReply(String(agent), sent, now());
      const content = reply.content.slice(0, reply.content.length / 2);
      if (isCurrent) broadcast({ _message: { ...reply, content } });
      add(reply);
    }
    return c.json(message, 201);
  });
  return routes;
}
