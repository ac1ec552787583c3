/** Values of the signed-in user that a call may hang on. */
import { valueAt } from '../path.ts';

/** Whoever sees only himself knows the id of his company, and every call about it answers him that there is no such account. */
const sightOf: Readonly<Record<string, string>> = { 'CompanyAccount.AccountId': 'SeesCompany' };

/** Has this user no such value, or one that he can ask nothing about? */
export function isAbsentOf(user: unknown, path: string): boolean {
  const value = valueAt(user, path);
  if (value === undefined || value === null || value === '') return true;
  const sight = sightOf[path];
  return sight !== undefined && valueAt(user, sight) === false;
}
