import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, rejection, signedInAs } from './client-factory';
import { apiError, conversation, message } from './response-schemas';

/** Every call of `agents` but the subscription. */
export function agentsSuite(begin: ClientFactory): void {
  test('agents: a conversation is begun, answered and read', async () => {
    const { agents } = signedInAs(begin, operator).client;
    const metadata = { priority: 'high' };
    const begun = conversation.parse(
      await agents.createConversation({ agent_name: 'Milam', metadata }),
    );
    expect(begun).toMatchObject({ agent_name: 'Milam', metadata, messages: [] });

    // The vendor's client fails to send to a conversation that nobody has subscribed to.
    agents.subscribeToConversation?.(begun.id, () => undefined);
    const sent = {
      role: 'user' as const,
      content: 'Is pump 3 safe?',
      file_urls: ['https://files.example/plan.txt'],
      additional_message_params: { unit: 'U1' },
    };
    const said = message.parse(await agents.addMessage(begun, sent));
    expect(said).toMatchObject({ ...sent, metadata: { created_by_email: operator } });

    const now = conversation.parse(await agents.getConversation(begun.id));
    expect(now.messages).toEqual([said, expect.objectContaining({ role: 'assistant' })]);
    const structured = { role: 'user' as const, content: { area: 4 }, hidden: true };
    expect(message.parse(await agents.addMessage(now, structured))).toMatchObject(structured);
  });

  test('agents: conversations are listed, all or those of a query', async () => {
    const { agents } = signedInAs(begin, operator).client;
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

  test('agents: somebody else’s conversation is unknown', async () => {
    const { agents } = signedInAs(begin, operator).client;
    const { id } = conversation.parse(await agents.createConversation({ agent_name: 'Milam' }));
    const { agents: others } = signedInAs(begin, admin).client;
    // The vendor's types speak of undefined for an unknown id; the contract says 404.
    for (const call of [others.getConversation(id), agents.getConversation('none')]) {
      expect(apiError.parse(await rejection(call))).toMatchObject({ status: 404 });
    }
  });

  test('agents: the address for WhatsApp opens for the user, and asks everybody else to sign in', async () => {
    const { client, platform } = signedInAs(begin, operator);
    const address = client.agents.getWhatsAppConnectURL('Milam & Bowie');
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(operator);
    const nobody = await fetch(begin().client.agents.getWhatsAppConnectURL('Milam & Bowie'));
    expect(new URL(nobody.url).pathname).toBe('/login');
    expect(new URL(nobody.url).searchParams.get('from_url')).toBe(
      `${platform.url}/api/apps/${platform.appId}/agents/Milam%20%26%20Bowie/whatsapp`,
    );
  });
}
