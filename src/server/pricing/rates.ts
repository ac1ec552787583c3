/** Exchange rates: the latest of each currency, and new ones by hand. */
import { sql } from 'kysely';
import type GetCurrencies from '../../../manifests/operations/Marketplace/GetCurrencies.ts';
import type SetExchangeRates from '../../../manifests/operations/Marketplace/SetExchangeRates.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { rowVersion } from '../db/record-version.ts';
import { assertKnown } from './known-currency.ts';

type Currencies = DataOf<typeof GetCurrencies>;

interface RateRow {
  readonly currency: string;
  readonly per_euro: number;
  readonly as_of_utc: Date;
  readonly source: 'Bank' | 'Import' | 'Hand';
  readonly is_old: boolean;
  readonly version: string;
}

export async function currencies({ db }: CallContext): Promise<Currencies> {
  const { rows } = await sql<RateRow>`
    select distinct on (currency) currency, per_euro, as_of_utc, source, as_of_utc < now() - interval '24 hours' as is_old,
      ${rowVersion('exchange_rate', 'as_of_utc')} as version
    from exchange_rate where as_of_utc <= now() order by currency, as_of_utc desc`.execute(db);
  const rates = rows.map((row) => ({
    Currency: row.currency,
    PerEuro: row.per_euro,
    AsOfUtc: utc(row.as_of_utc),
    Source: row.source,
    IsOutOfDate: row.is_old,
    Version: row.version,
  }));
  return [{ Currency: 'EUR', PerEuro: 1, IsOutOfDate: false }, ...rates];
}

/** From now on. @throws 400 for the euro, and for a currency that the product does not know and no source has told. */
export async function setRates(context: CallContext, { rates }: InputOf<typeof SetExchangeRates>): Promise<void> {
  const { db } = context;
  if (rates.some(({ Currency }) => Currency === 'EUR')) throw new Failure(400, 'euroHasNoRate');
  const told = (await currencies(context)).map(({ Currency }) => Currency);
  const wanted = rates.map(({ Currency }, place) => [`rates.${place}.Currency`, Currency] as const);
  assertKnown(context, wanted, told);
  const latest = new Map(rates.map(({ Currency, PerEuro }) => [Currency, PerEuro]));
  await sql`select set_exchange_rates(${[...latest.keys()]}::text[], ${[...latest.values()]}::numeric[])`.execute(db);
}

/** Where a vendor's currency is another one than the pricelist's. @throws 409 when a rate between them is missing or older than a day (ERR-16). */
export async function assertRates(
  { db }: CallContext,
  { marketplace_id: id, currency }: { readonly marketplace_id: number; readonly currency: string },
): Promise<void> {
  const { rows } = await sql<{ currency: string }>`
    select used.currency from (
      select distinct s.currency from marketplace_offer o join service s using (service_id)
      where o.marketplace_id = ${id} and o.state = 'Active'
      union select ${currency}::text) used
    where used.currency <> 'EUR' and (select count(distinct s.currency) from marketplace_offer o join service s using (service_id)
        where o.marketplace_id = ${id} and o.state = 'Active' and s.currency <> ${currency}) > 0
      and not exists (select from exchange_rate r
        where r.currency = used.currency and r.as_of_utc <= now() and r.as_of_utc >= now() - interval '24 hours')
    limit 1`.execute(db);
  if (rows.length > 0) throw new Failure(409, 'ERR-16');
}
