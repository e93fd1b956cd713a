import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { accountForToken, requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import {
  canAccess,
  conversationEntity,
  createMessage,
  createReply,
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

/** GET and POST /apps/{appId}/agents/conversations, GET /{id}, POST /{id}/messages, and the WhatsApp page. */
export function agents(services: Services): Hono<ApiEnv> {
  const { appId, rooms, store, now } = services;
  const { records } = store;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const path = '/apps/:appId/agents/conversations';

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

  routes.post(`${path}/:id/messages`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const id = c.req.param('id');
    const { agent_name: agent } = requireConversation(await records.byId(entity, id), id, user);
    const sent = await readJson(c, messageInputSchema);
    const message = createMessage(sent, user, now());
    const add = async (added: Message) => {
      const conversation = await records.update(entity, id, (own) => withMessage(own, added));
      rooms.broadcast(`${entity}/${id}`, 'message', requireConversation(conversation, id, user));
    };
    await add(message);
    // A separate broadcast, as from an agent that takes a while to reply.
    if (sent.role === 'user') await add(createReply(String(agent), sent, now()));
    return c.json(message, 201);
  });

  routes.get('/apps/:appId/agents/:agent/whatsapp', app, async (c) => {
    // The sign-in page redirects back here with access_token.
    const token = c.req.query('token') ?? c.req.query('access_token');
    if (token === undefined) {
      const { pathname } = new URL(c.req.url);
      const from_url = services.origins.own + pathname;
      const query = new URLSearchParams({ from_url, app_id: appId });
      return c.redirect(`/login?${query}`, 302);
    }
    const user = requireUser(await accountForToken(token, services));
    c.header('Content-Security-Policy', "default-src 'none'");
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(html`<!doctype html><html lang="en"><title>WhatsApp</title>
<h1>${c.req.param('agent')} on WhatsApp</h1>
<p>The local platform has no WhatsApp. The hosted platform would connect ${user.email} here.</p></html>`);
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
