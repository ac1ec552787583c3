/** Who pays for the accounts of a report: found for all of them together. */
import { type RawBuilder, sql } from 'kysely';

/**
 * Joins `payer`, as far as the reader sees him. As `payer_of` finds him; nearly always it is the account right above, and only where it
 * is not is each looked up by itself.
 * @param account the column that holds the account's id.
 */
export const withPayer = (account: string): RawBuilder<unknown> => sql`
  left join account own on own.account_id = ${sql.ref(account)}
  left join account above on above.account_id = own.parent_account_id
  left join account_value billing on billing.account_id = above.account_id
  left join account payer on payer.account_id = case
    when above.account_type in ('Company', 'Reseller') and own.account_type not in ('Company', 'Reseller')
      and (above.parent_account_id is null or billing."values" ->> 'BillingMethod' is distinct from 'ThroughReseller') then above.account_id
    else payer_of(own.account_id) end`;
