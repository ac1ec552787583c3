/** Where a decision on consent leads: to `redirect` within the portal, with the rest of the query as it came (ROUTE-15). */
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';

export function consentRedirect({ redirect, ...rest }: Readonly<Record<string, string>>): string {
  const target = safeRedirect(redirect) ?? '/';
  const query = new URLSearchParams(rest).toString();
  if (!query) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${query}`;
}
