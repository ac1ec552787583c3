/** The demo users and their common password. */
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { hashPassword } from '../../identity/password.ts';
import { knownIds } from './accounts/account.ts';
import { now } from './dates.ts';

/** Username and account, in the order in which they are shown. */
const accounts = {
  owner: knownIds.owner,
  reseller: knownIds.reseller,
  admin: knownIds.admin,
  user: knownIds.user,
  approver: knownIds.approver,
  vendor: knownIds.vendor,
};
export const demoUsers: readonly string[] = Object.keys(accounts);

const fact = 'demo-password';

export const keptPassword = async (owner: Kysely<Tables>): Promise<string | undefined> =>
  (await owner.selectFrom('installation').select('value').where('name', '=', fact).executeTakeFirst())?.value;

/** Lets the demo users sign in with the password, and remembers it for later starts. */
export async function addSignIns(owner: Kysely<Tables>, password: string): Promise<void> {
  const rows = Object.entries(accounts).map(async ([username, user_account_id]) => ({
    user_account_id,
    username,
    password_hash: await hashPassword(password),
    changed_utc: now,
    email_confirmed_utc: now,
  }));
  await owner
    .insertInto('credential')
    .values(await Promise.all(rows))
    .execute();
  await keepPassword(owner, password);
}

/** Gives another password to the demo users that are still there. */
export async function changePassword(owner: Kysely<Tables>, password: string): Promise<void> {
  for (const user_account_id of Object.values(accounts)) {
    await owner
      .updateTable('credential')
      .set({ password_hash: await hashPassword(password), changed_utc: new Date() })
      .where('user_account_id', '=', user_account_id)
      .execute();
  }
  await keepPassword(owner, password);
}

async function keepPassword(owner: Kysely<Tables>, password: string): Promise<void> {
  await owner
    .insertInto('installation')
    .values({ name: fact, value: password })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: password }))
    .execute();
}

/** No letter or digit that can be mistaken for another. */
const small = 'abcdefghijkmnpqrstuvwxyz';
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digit = '23456789';
const characters = small + capital + digit;

/** Four groups of four, such as `k7Xm-Qp3v-9tRw-h2ZN`; it meets the product's own rules (VAL-05 to VAL-09). */
export function newPassword(): string {
  for (;;) {
    const drawn = Array.from({ length: 16 }, () => characters.charAt(randomInt(characters.length))).join('');
    const has = (kind: string): boolean => [...kind].some((character) => drawn.includes(character));
    if (has(small) && has(capital) && has(digit)) return drawn.replace(/(.{4})(?=.)/g, '$1-');
  }
}
