/** Names as the house spells them, and a word of help when one is spelt otherwise. */

/** ' Did you mean "Iban"?' for iban; nothing when another letter would not help. */
export const oneLetterUp = (name: string): string =>
  /^[a-z][A-Za-z0-9]+$/.test(name) ? ` Did you mean "${name.charAt(0).toUpperCase()}${name.slice(1)}"?` : '';

/** ' Did you mean "audit-log"?' for AuditLog or audit_log. */
export function inKebab(name: string): string {
  const kebab = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
  return kebab !== name && /^[a-z][a-z0-9/-]*$/.test(kebab) ? ` Did you mean "${kebab}"?` : '';
}
