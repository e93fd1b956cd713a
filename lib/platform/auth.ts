import { type Accounts, createAccounts } from './accounts';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import { createSignIn, type SignIn } from './sign-in';
import { type User, userIn } from './user';
import { createVisitor, type Visitor, type VisitorConfig } from './visitor';

export interface Auth extends Visitor, SignIn, Accounts {
  /** Changes fields of the user's own record. @throws PlatformError */
  updateMe(data: object, options?: RequestOptions): Promise<User>;
  /** Asks the platform; whatever keeps it from saying who is there counts as nobody. */
  isAuthenticated(options?: RequestOptions): Promise<boolean>;
  setToken(token: string, saveToStorage?: boolean): void;
}

export function createAuth(http: Http, config: VisitorConfig): Auth {
  const { appId, token } = config;
  const visitor = createVisitor(http, config);
  return {
    ...visitor,
    ...createSignIn(http, appId, token),
    ...createAccounts(http, appId),
    async updateMe(data, options) {
      const address = path`apps/${appId}/entities/User/me`;
      const answer = await http.put(address, { ...options, body: data });
      return userIn(answer, answer.data);
    },
    isAuthenticated: (options) =>
      visitor.me(options).then(
        () => true,
        () => false,
      ),
    setToken: (value, saveToStorage = true) => token.set(value, saveToStorage),
  };
}
