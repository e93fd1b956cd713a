'use client';

import { useEffect, useState } from 'react';

/* A section counts from where its heading stops under the bar after a jump: a little below that place. */
const underTheBar = '-112px 0px 0px 0px';

/**
 * The id of the section that is being read: the first one in view. At the end of a page, where the last
 * sections cannot reach the top any more, it is the one that the address names.
 *
 * @param ids in the order of the page, with spaces between them: one text, so that it compares by value
 */
export function useCurrentSection(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const order = ids.split(' ');
    const inView = new Set<string>();

    function choose() {
      const named = location.hash.slice(1);
      const { scrollHeight } = document.documentElement;
      const atEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
      if (atEnd && inView.has(named)) setCurrent(named);
      else setCurrent(order.find((id) => inView.has(id)) ?? null);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        choose();
      },
      { rootMargin: underTheBar },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    addEventListener('hashchange', choose);
    addEventListener('scrollend', choose);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', choose);
      removeEventListener('scrollend', choose);
    };
  }, [ids]);

  return current;
}
