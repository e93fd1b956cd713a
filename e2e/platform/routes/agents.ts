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
import type { ApiEnv, Services } from '../services';

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
  const app = requireApp(appId);
  const path = '/apps/:appId/agents/conversations';
  const isCurrent = generation === 'current';

  routes.get(path, app, (c) => {
    const user = requireUser(c.get('user'));
    const conversations = records.list(entity).filter((item) => canAccess(item, user));
    return c.json(readListQuery(c)(conversations));
  });

  routes.post(path, app, async (c) => {
    const user = requireUser(c.get('user'));
    const input = await readJson(c, conversationSchema);
    const [added] = records.add(entity, user, [{ ...input, app_id: appId, messages: [] }]);
    return c.json(added, 201);
  });

  routes.get(`${path}/:id`, app, (c) => {
    const user = requireUser(c.get('user'));
    return c.json(requireConversation(store, c.req.param('id'), user));
  });

  routes.post(`${path}${isCurrent ? '/v2' : ''}/:id/messages`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const id = c.req.param('id');
    requireConversation(store, id, user);
    const sent = await readJson(c, messageInputSchema);
    const message = createMessage(sent, user, now());
    const room = `${entity}/${id}`;
    const add = (added: Message) => {
      const conversation = requireConversation(store, id, user);
      const messages = [...z.array(z.unknown()).parse(conversation.messages), added];
      const updated = records.update(entity, conversation, { ...conversation, messages });
      rooms.broadcast(room, 'message', isCurrent ? { _message: added } : updated);
      return updated;
    };
    const { agent_name: agent } = add(message);
    if (sent.role === 'user') {
      // Separate broadcasts, as from an agent that takes a while to reply. The half is replaced by the whole.
      const reply = createReply(String(agent), sent, now());
      if (isCurrent) rooms.broadcast(room, 'message', { _message: firstHalf(reply) });
      add(reply);
    }
    return c.json(message, 201);
  });
  return routes;
}
