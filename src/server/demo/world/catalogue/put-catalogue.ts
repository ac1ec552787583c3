/** The catalogue of the demo world: who offers services. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { putVendors } from './put-vendors.ts';

export async function putCatalogue(owner: Kysely<Tables>, accounts: readonly DemoAccount[]): Promise<void> {
  await putVendors(owner, accounts);
}
