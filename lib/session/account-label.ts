import type { User } from '@/lib/platform/site';

/** Users choose their names, so a long one mustn't push the rest out of the notice. */
const maxLength = 60;
/** In place of a character that can't be seen, or that could imitate something else. */
const replacement = '�';

/** The two accounts' labels, which are never the same. */
export function accountLabels(one: User, other: User | null): [string, string | null] {
  if (other === null) return [accountLabel(one), null];
  const [label, otherLabel] = [accountLabel(one), accountLabel(other)];
  if (label !== otherLabel) return [label, otherLabel];
  return [`${label}, account ${plainText(one.id)}`, `${label}, account ${plainText(other.id)}`];
}

/** Includes the email address, since names aren't unique. */
export function accountLabel({ id, email = '', full_name = '' }: User): string {
  const name = nameText(full_name);
  const address = plainText(email);
  if (address !== '') return name === '' ? address : `${name} (${address})`;
  return `${name === '' ? '' : `${name}, `}account ${plainText(id)}`;
}

/** Shows characters that are invisible or change the text direction. A name can't imitate an address either. */
function nameText(text: string): string {
  const shown = text
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800@\uFE6B\uFF20]/gu, replacement)
    .replace(/[([\uFF08]/g, '[')
    .replace(/[)\]\uFF09]/g, ']');
  return [...shown].slice(0, maxLength).join('');
}

/** Letters of other alphabets can look the same, so an address or an ID shows none. */
function plainText(text: string): string {
  return [...text.replace(/[^!-~]/gu, replacement)].slice(0, maxLength).join('');
}
