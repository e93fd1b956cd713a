import { conversationEntity, requireConversation } from './agents/conversation';
import { requireUser } from './api/auth';
import type { Services } from './services';
import type { Account } from './store/accounts';

/**
 * Lets an account into a room: a room tells nobody what a call would not. Throws ApiError as the calls do, 401
 * for nobody, 403 for one that is not registered, 404 for somebody else's conversation.
 */
export async function authorizeRoom(
  room: string,
  account: Account | undefined,
  { store }: Pick<Services, 'store'>,
): Promise<void> {
  const user = requireUser(account);
  const prefix = `${conversationEntity}/`;
  if (!room.startsWith(prefix)) return;
  const id = room.slice(prefix.length);
  requireConversation(await store.records.byId(conversationEntity, id), id, user);
}
