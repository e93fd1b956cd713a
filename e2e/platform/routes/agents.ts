import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import {
  canAccess,
  conversationEntity,
  createMessage,
  createReply,
  firstHalf,
  type Message,
  messageInputSchema,
  requireConversation,
} from '../conversations';
import { readListQuery } from '../entities/list-query';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

const entity = conversationEntity;
const maxMessages = 500;
const conversationSchema = z.strictObject({
  agent_name: z.string().trim().min(1).max(200),
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
  const app = requireApp(appId);
  const path = '/apps/:appId/agents/conversations';
  const isCurrent = generation === 'current';

  routes.get(path, app, async (c) => {
    const user = requireUser(c.get('user'));
    const applyQuery = readListQuery(c);
    const conversations = await records.list(entity);
    return c.json(applyQuery(conversations.filter((item) => canAccess(item, user))));
  });

  routes.post(path, app, async (c) => {
    const user = requireUser(c.get('user'));
    const input = await readJson(c, conversationSchema);
    const [added] = await records.add(entity, user, [{ ...input, app_id: appId, messages: [] }]);
    return c.json(added, 201);
  });

  routes.get(`${path}/:id`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const id = c.req.param('id');
    return c.json(requireConversation(await records.byId(entity, id), id, user));
  });

  routes.post(`${path}${isCurrent ? '/v2' : ''}/:id/messages`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const id = c.req.param('id');
    const { agent_name: agent } = requireConversation(await records.byId(entity, id), id, user);
    const sent = await readJson(c, messageInputSchema);
    const message = createMessage(sent, user, now());
    const room = `${entity}/${id}`;
    const add = async (added: Message) => {
      const updated = await records.update(entity, id, (own) => withMessage(own, added));
      const conversation = requireConversation(updated, id, user);
      rooms.broadcast(room, 'message', isCurrent ? { _message: added } : conversation);
    };
    await add(message);
    if (sent.role === 'user') {
      // Separate broadcasts, as from an agent that takes a while to reply. The half is replaced by the whole.
      const reply = createReply(String(agent), sent, now());
      if (isCurrent) rooms.broadcast(room, 'message', { _message: firstHalf(reply) });
      await add(reply);
    }
    return c.json(message, 201);
  });
  return routes;
}

function withMessage(
  own: Readonly<Record<string, unknown>>,
  message: Message,
): Record<string, unknown> {
  const messages = z.array(z.unknown()).parse(own.messages);
  if (messages.length >= maxMessages) {
    throw new ApiError(
      422,
      'conversation_full',
      `A conversation has at most ${maxMessages} messages`,
    );
  }
  return { ...own, messages: [...messages, message] };
}
