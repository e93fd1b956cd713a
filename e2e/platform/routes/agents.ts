import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { accountForToken, requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import {
  canAccess,
  conversationEntity,
  createMessage,
  createReply,
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
 * messages is /v2/{id}/messages, and its rooms get single messages instead of the conversation. GET
 * /apps/{appId}/agents/{agent}/whatsapp and, in the current generation, /telegram are pages that connect a user's
 * messenger with an agent. Without a token in the query, they redirect to the sign-in page.
 */
export function agents(services: Services): Hono<ApiEnv> {
  const { appId, generation, origins, rooms, store, now } = services;
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

  for (const channel of isCurrent ? ['WhatsApp', 'Telegram'] : ['WhatsApp']) {
    routes.get(`/apps/:appId/agents/:agent/${channel.toLowerCase()}`, (c) => {
      // The sign-in page redirects back here with access_token.
      const token = c.req.query('token') ?? c.req.query('access_token');
      if (token === undefined) {
        const from_url = origins.own + new URL(c.req.url).pathname;
        return c.redirect(`/login?${new URLSearchParams({ from_url, app_id: appId })}`, 302);
      }
      const user = requireUser(accountForToken(token, services));
      c.header('Content-Security-Policy', "default-src 'none'");
      c.header('Referrer-Policy', 'no-referrer');
      return c.html(html`<!doctype html><html lang="en"><title>${channel}</title>
<h1>${c.req.param('agent')} on ${channel}</h1>
<p>The local platform has no ${channel}. The hosted platform would connect ${user.email} here.</p></html>`);
    });
  }
  return routes;
}
