import { usePathname } from 'next/navigation';
import { useState } from 'react';

/** The path of the page that the router has brought last; null while the page that came as HTML stands. */
export function useNewPage(): string | null {
  const pathname = usePathname();
  const [shown, setShown] = useState({ pathname, isNew: false });
  if (shown.pathname !== pathname) setShown({ pathname, isNew: true });
  return shown.isNew ? shown.pathname : null;
}
