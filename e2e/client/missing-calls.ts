/** What our client lacks on the current platform. It's tested there once this list is empty. */
export const missingInOurClient: readonly string[] = [
  'errors with an error object, or with their code in a header',
  'agents: addMessage with v2, subscribeToConversation with single messages, getTelegramConnectURL',
  'app.getPublicSettings',
  'auth: concurrent me() calls, hasToken, loginWithProvider',
  'entities: list and filter with options, count, aggregate, upsert, updateMany, bulkUpdate',
  'entities: subscribe with oversize records',
  'functions.fetch',
  'integrations.custom.call',
  'sso.getIdToken',
  'users.inviteUser',
];
