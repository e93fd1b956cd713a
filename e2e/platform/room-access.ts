import { conversationEntity, requireConversation } from './agents/conversation';
import { requireUser } from './api/auth';
import type { Services } from './services';
import type { Account } from './store/accounts';

/**
 * Checks that an account may join a room, so that a room reveals no more than the API does.
 *
 * @throws ApiError as the API does: 401 without an account, 403 if it isn't registered, 404 for another user's
 * conversation
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
