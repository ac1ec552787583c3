/** Writes the accounts of the demo world and their values. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DemoAccount } from './accounts/account.ts';
import { insertAll } from './insert-all.ts';

/** Parents stand before their children, as the world was made. */
export async function putAccounts(owner: Kysely<Tables>, accounts: readonly DemoAccount[]): Promise<void> {
  await insertAll(
    owner,
    'account',
    accounts.map((account) => ({
      account_id: account.id,
      parent_account_id: account.parent?.id ?? null,
      path: account.path,
      account_type: account.type,
      account_state: account.terminated ? ('Terminated' as const) : ('Active' as const),
      product_name: account.productName,
      display_name: account.name,
      account_identificator: `${account.type[0]}-${account.id}`,
      country: account.country.code,
      currency: account.currency,
      created_utc: account.created,
      last_logon_utc: account.lastLogon,
      terminated_utc: account.terminated,
    })),
  );
  await insertAll(
    owner,
    'account_value',
    accounts.map(({ id, values }) => ({ account_id: id, values })),
  );
}
