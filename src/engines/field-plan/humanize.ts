/** Names of the contract as words for people: 'TimeUtc' is 'Time UTC', 'User.DisplayName' is 'User'. */

/** Short forms that stay in capitals. */
const capitals = new Set([
  'id',
  'utc',
  'ip',
  'vat',
  'url',
  'mfa',
  'sso',
  'sku',
  'srp',
  'sap',
  'tc',
  'api',
  'csv',
  'xlsx',
]);

/** Words that are written in a way of their own. */
const spelt: Readonly<Record<string, string>> = { email: 'e-mail' };

/** 'AccountState', 'accountState' and 'ACCOUNT_STATE' are 'Account state'. */
export function humanize(name: string): string {
  const parts = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    // '3-year' stays as it is: the hyphen after a figure joins.
    .split(/(?:[\s_.]|(?<!\d)-)+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
    .map((word) => (capitals.has(word) ? word.toUpperCase() : (spelt[word] ?? word)));
  const text = parts.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The title of a field that was given none. What only says "the name of it" is named after it. */
export function titleOf(path: string): string {
  const steps = path.split('.');
  const last = steps[steps.length - 1] ?? path;
  const owner = steps[steps.length - 2];
  if (last === 'DisplayName' || last === 'Name') return owner === undefined ? 'Name' : humanize(owner);
  return humanize(last);
}
