import { ApiError } from '../errors';
import { serviceAccount } from '../service-account';
import type { Account } from '../store/accounts';
import type { EntityRecord } from '../store/records';

/** Conversations are stored as records, under a name no entity can have. A conversation's room is `{name}/{id}`. */
export const conversationEntity = '/agent-conversations';

export function canAccess(conversation: EntityRecord, user: Account): boolean {
  return conversation.created_by_id === user.id || user.id === serviceAccount.id;
}

/** Throws ApiError 404 if the conversation doesn't exist or the user has no access to it. */
export function requireConversation(
  conversation: EntityRecord | undefined,
  id: string,
  user: Account,
): EntityRecord {
  if (conversation && canAccess(conversation, user)) return conversation;
  throw new ApiError(404, 'conversation_unknown', `There is no conversation "${id}"`);
}
