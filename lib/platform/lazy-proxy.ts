/**
 * Any name answers. With another type than any, each would be "possibly undefined" to callers that
 * check their index accesses, and none ever is.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyObject = Record<string, any>;

/**
 * An object whose members are made when they are first asked for by name. `then` and `toJSON` are no
 * names: awaiting the object or writing it as JSON must not call anything. Nor are symbols, nor what
 * every object has.
 */
export function lazyProxy<Member>(make: (name: string) => Member): Record<string, Member> {
  const made = new Map<string, Member>();
  return new Proxy<Record<string, Member>>(
    {},
    {
      get(target, name) {
        if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
        if (name === 'then' || name === 'toJSON') return undefined;
        const member = made.get(name) ?? make(name);
        made.set(name, member);
        return member;
      },
    },
  );
}
