/**
 * An object whose members are created on first access. `then` and `toJSON` are excluded, so awaiting
 * or serializing the object calls nothing; so are symbols and the members that every object has.
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
