/**
 * Access to the app's public settings. public: everyone. private: 403 auth_required without a valid token.
 * refused: 403 with this reason and message for everyone.
 */
export type Access =
  | { mode: 'public' }
  | { mode: 'private' }
  | { mode: 'refused'; reason: string; message: string };

export interface AccessControl {
  get(): Access;
  set(access: Access): void;
}

export function createAccessControl(): AccessControl {
  let current: Access = { mode: 'public' };
  return {
    get: () => current,
    set: (access) => {
      current = access;
    },
  };
}
