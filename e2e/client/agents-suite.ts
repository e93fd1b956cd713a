import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, refusal, signedInAs } from './client-factory';
import { conversation, message } from './response-schemas';

/** Covers every call of `agents` except the subscription. */
export function agentsSuite(setup: ClientFactory): void {
  test('agents: creates a conversation, adds messages, and reads it', async () => {
    const { agents } = signedInAs(setup, operator).client;
    const metadata = { priority: 'high' };
    const created = conversation.parse(
      await agents.createConversation({ agent_name: 'Milam', metadata }),
    );
    expect(created).toMatchObject({ agent_name: 'Milam', metadata, messages: [] });

    // The vendor's client can't add a message to a conversation without a subscriber.
    agents.subscribeToConversation?.(created.id, () => undefined);
    const sent = {
      role: 'user' as const,
      content: 'Is pump 3 safe?',
      file_urls: ['https://files.example/plan.txt'],
      additional_message_params: { unit: 'U1' },
    };
    const added = message.parse(await agents.addMessage(created, sent));
    expect(added).toMatchObject({ ...sent, metadata: { created_by_email: operator } });

    const current = conversation.parse(await agents.getConversation(created.id));
    expect(current.messages).toEqual([added, expect.objectContaining({ role: 'assistant' })]);
    const structured = { role: 'user' as const, content: { area: 4 }, hidden: true };
    expect(message.parse(await agents.addMessage(current, structured))).toMatchObject(structured);
  });

  test('agents: lists conversations, all or filtered', async () => {
    const { agents } = signedInAs(setup, operator).client;
    for (const [agent_name, priority] of [
      ['Milam', 'high'],
      ['Travis', 'low'],
      ['Bowie', 'high'],
    ] as const) {
      await agents.createConversation({ agent_name, metadata: { priority, floor: 2 } });
    }
    const names = async (found: Promise<unknown>) =>
      conversation
        .array()
        .parse(await found)
        .map(({ agent_name }) => agent_name);
    expect(await names(agents.getConversations())).toEqual(['Bowie', 'Travis', 'Milam']);
    const listed = agents.listConversations;
    expect(await names(listed({ sort: 'agent_name', limit: 2, skip: 1 }))).toEqual([
      'Milam',
      'Travis',
    ]);
    expect(await names(listed({ sort_by: '-agent_name', limit: 1 }))).toEqual(['Travis']);
    expect(await names(listed({ q: { 'metadata.priority': 'high' }, sort: 'agent_name' }))).toEqual(
      ['Bowie', 'Milam'],
    );
    const q = { agent_name: { $in: ['Milam', 'Travis'] }, 'metadata.floor': 2 };
    expect(await names(listed({ q, sort: '-agent_name' }))).toEqual(['Travis', 'Milam']);
    expect(await listed({ q: { agent_name: 'Milam' }, fields: ['agent_name'] })).toEqual([
      { id: expect.any(String), agent_name: 'Milam' },
    ]);
  });

  test('agents: returns 404 for another user’s conversation', async () => {
    const { agents } = signedInAs(setup, operator).client;
    const { id } = conversation.parse(await agents.createConversation({ agent_name: 'Milam' }));
    const { agents: otherAgents } = signedInAs(setup, admin).client;
    // The vendor's types say undefined for an unknown ID; the contract says 404.
    for (const call of [otherAgents.getConversation(id), agents.getConversation('none')]) {
      expect(await refusal(call)).toMatchObject({ status: 404 });
    }
  });

  test('agents: the WhatsApp URL works when signed in and redirects to sign-in otherwise', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const url = client.agents.getWhatsAppConnectURL('Milam & Bowie');
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(operator);
    const signedOut = await fetch(setup().client.agents.getWhatsAppConnectURL('Milam & Bowie'));
    expect(new URL(signedOut.url).pathname).toBe('/login');
    expect(new URL(signedOut.url).searchParams.get('from_url')).toBe(
      `${platform.url}/api/apps/${platform.appId}/agents/Milam%20%26%20Bowie/whatsapp`,
    );
  });
}
