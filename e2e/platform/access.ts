import { type Access, accessSchema } from './access-schema';

export interface AccessRule {
  get(): Access;
  set(access: Access): void;
}

export function createAccessRule(): AccessRule {
  let current: Access = { mode: 'public' };
  return {
    get: () => current,
    set(access) {
      current = accessSchema.parse(access);
    },
  };
}
