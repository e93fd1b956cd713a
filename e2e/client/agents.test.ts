import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { forEachClient, forEachCurrentClient, refusal, signedInAs } from './clients';
import { conversation, message } from './response-schemas';

forEachClient((setup) => {
  test('creates a conversation, adds messages, and reads it', async () => {
    const { agents } = signedInAs(setup, operator).client;
    const metadata = { priority: 'high' };
    const created = conversation.parse(
      await agents.createConversation({ agent_name: 'Milam', metadata }),
    );
    expect(created).toMatchObject({ agent_name: 'Milam', metadata, messages: [] });

    // The vendor's client can't add a message to a conversation without a subscriber.
    agents.subscribeToConversation(created.id, () => undefined);
    const sent = {
      role: 'user',
      content: 'Is pump 3 safe?',
      file_urls: ['https://files.example/plan.txt'],
      additional_message_params: { unit: 'U1' },
    };
    const added = message.parse(await agents.addMessage(created, sent));
    expect(added).toMatchObject({ ...sent, metadata: { created_by_email: operator } });

    const current = conversation.parse(await agents.getConversation(created.id));
    expect(current.messages).toEqual([added, expect.objectContaining({ role: 'assistant' })]);
    const structured = { role: 'user', content: { area: 4 }, hidden: true };
    expect(message.parse(await agents.addMessage(current, structured))).toMatchObject(structured);
  });

  test('lists conversations, all or a sorted page of them', async () => {
    const { agents } = signedInAs(setup, operator).client;
    for (const [agent_name, priority] of [
      ['Milam', 'high'],
      ['Travis', 'low'],
      ['Bowie', 'high'],
    ] as const) {
      await agents.createConversation({ agent_name, metadata: { priority, floor: 2 } });
    }
    const names = (found: unknown) =>
      conversation
        .array()
        .parse(found)
        .map(({ agent_name }) => agent_name);
    const listed = async (params: object) => names(await agents.listConversations(params));
    expect(names(await agents.getConversations())).toEqual(['Bowie', 'Travis', 'Milam']);
    expect(await listed({ sort: 'agent_name', limit: 2, skip: 1 })).toEqual(['Milam', 'Travis']);
    expect(await listed({ sort_by: '-agent_name', limit: 1 })).toEqual(['Travis']);
  });

  test('returns 404 for another user’s conversation', async () => {
    const { agents } = signedInAs(setup, operator).client;
    const { id } = await agents.createConversation({ agent_name: 'Milam' });
    const { agents: otherAgents } = signedInAs(setup, admin).client;
    // The vendor's types say undefined for an unknown ID; the contract says 404.
    for (const call of [otherAgents.getConversation(id), agents.getConversation('none')]) {
      expect(await refusal(call)).toMatchObject({ status: 404 });
    }
  });

  test('links a user’s WhatsApp account by a URL with the token', () => {
    const { client, platform } = signedInAs(setup, operator);
    const url = new URL(client.agents.getWhatsAppConnectURL('Milam & Bowie'));
    const path = '/api/apps/brazos/agents/Milam%20%26%20Bowie/whatsapp';
    expect(url.origin + url.pathname).toBe(platform.url + path);
    expect([...url.searchParams.keys()]).toEqual(['token']);
  });
});

forEachCurrentClient((setup) => {
  test('links a user’s Telegram account in the same way', () => {
    const { agents } = signedInAs(setup, operator).client;
    const [whatsApp, telegram] = [
      agents.getWhatsAppConnectURL('Milam'),
      agents.getTelegramConnectURL('Milam'),
    ];
    expect(telegram).toBe(whatsApp.replace('/whatsapp', '/telegram'));
  });
});
