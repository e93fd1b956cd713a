import type { Element } from 'hast';

const roles: Readonly<Record<string, string>> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  search: 'search',
};

/** Landmarks unless they're inside of `main`, where they belong to a section. */
const pageRoles: Readonly<Record<string, string>> = { header: 'banner', footer: 'contentinfo' };

/** The landmark that an element is, if any. @param label its accessible name, which makes a section a landmark */
export function readLandmark({ tagName, properties }: Element, isInMain: boolean, label: string) {
  const role = roles[tagName] ?? (isInMain ? undefined : pageRoles[tagName]);
  if (role !== undefined) return { role, label };
  const isSection = tagName === 'section' || properties.role === 'region';
  return isSection && label !== '' ? { role: 'region', label } : undefined;
}
