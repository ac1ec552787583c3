/** A new installation without the demo world: the marketplace, its roles, and an administrator who chooses his password by a link. */
import { type Kysely, sql } from 'kysely';
import { schema } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import { newPasswordLink } from '../identity/password-link.ts';
import type { Brand } from '../mail/layout.ts';
import { passwordAddress } from '../mail/templates/sign-in.ts';
import { knownIds } from './world/accounts/account.ts';
import { putRights } from './world/rights/put-rights.ts';
import { setSequences } from './world/sequences.ts';

const username = 'administrator';
const linkLife = 24 * 60 * 60_000;

/** @returns the link, good once and for a day; a new one at each start until somebody has a password. */
export async function ensureFirstAdministrator(owner: Kysely<Tables>, brand: Brand): Promise<string | undefined> {
  return owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    const known = await transaction.selectFrom('account').select('account_id').limit(1).executeTakeFirst();
    if (!known) await putMarketplace(transaction, brand.title);
    const credentials = await transaction.selectFrom('credential').selectAll().limit(2).execute();
    const [first] = credentials;
    if (credentials.length !== 1 || first?.username !== username || first.password_hash !== '') return undefined;
    await transaction
      .updateTable('password_link')
      .set({ used_utc: new Date() })
      .where('user_account_id', '=', first.user_account_id)
      .execute();
    return passwordAddress(brand, username, await newPasswordLink(transaction, first.user_account_id, linkLife));
  });
}

async function putMarketplace(owner: Kysely<Tables>, title: string): Promise<void> {
  const root = { id: knownIds.root, name: title, type: 'Reseller', role: undefined } as const;
  const user = { id: knownIds.owner, name: 'Administrator', type: 'User', role: 'Marketplace owner' } as const;
  await owner
    .insertInto('account')
    .values(
      [root, user].map(({ id, name, type }) => ({
        account_id: id,
        parent_account_id: id === root.id ? null : root.id,
        account_type: type,
        product_name: null,
        display_name: name,
        account_identificator: `${type[0]}-${id}`,
        country: null,
        currency: null,
        last_logon_utc: null,
        terminated_utc: null,
      })),
    )
    .execute();
  await owner
    .insertInto('account_value')
    .values([
      { account_id: root.id, values: JSON.stringify({ CompanyName: title }) as never },
      {
        account_id: user.id,
        values: JSON.stringify({ Lastname: user.name, Username: username, Status: 'Pending' }) as never,
      },
    ])
    .execute();
  await putRights(owner, [root, user], []);
  await owner
    .insertInto('credential')
    .values({ user_account_id: user.id, username, password_hash: '', changed_utc: new Date() })
    .execute();
  await setSequences(owner);
}
