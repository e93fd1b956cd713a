import { type Access, accessSchema } from './access-schema';

export interface AccessControl {
  get(): Access;
  set(access: Access): void;
}

export function createAccessControl(): AccessControl {
  let current: Access = { mode: 'public' };
  return {
    get: () => current,
    set(access) {
      current = accessSchema.parse(access);
    },
  };
}
