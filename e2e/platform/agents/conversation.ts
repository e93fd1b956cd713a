import { ApiError } from '../errors';
import { serviceAccount } from '../service-account';
import type { Account } from '../store/accounts';
import type { EntityRecord } from '../store/records';

/** Conversations are records too, under a name that no entity can have. A room is this, a slash and the id. */
export const conversationEntity = '/agent-conversations';

export function canAccess(conversation: EntityRecord, user: Account): boolean {
  return conversation.created_by_id === user.id || user.id === serviceAccount.id;
}

/** The conversation, which to everybody else is as unknown (404) as one that is not there. */
export function requireConversation(
  conversation: EntityRecord | undefined,
  id: string,
  user: Account,
): EntityRecord {
  if (conversation && canAccess(conversation, user)) return conversation;
  throw new ApiError(404, 'conversation_unknown', `There is no conversation "${id}"`);
}
