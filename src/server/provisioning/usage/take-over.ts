/** What vendors say was used of the last days, taken over into the database; a day that is told again corrects the former one. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Usage } from '../connector.ts';
import type { ConnectorRow } from '../open-connector.ts';

/** A connector whose vendor can be asked, of services that are sold. */
export interface AskedConnector extends ConnectorRow {
  readonly connector_id: number;
  readonly name: string;
  /** Of the vendor's account. */
  readonly path: string;
}

/** Those that know subscriptions; one that its owner has to mend is left out until he has. @param metered only of services with fees by use. */
export async function connectorsToAsk(db: Kysely<Tables>, metered: boolean): Promise<readonly AskedConnector[]> {
  const { rows } = await sql<AskedConnector>`
    select c.connector_id, c.name, c.kind, c.url, c.timeout_ms, c.secret, c.next_secret, a.path
    from connector c join account a on a.account_id = c.owner_account_id
    where c.kind = 'Webhook' and c.health <> 'Misconfigured' and c.url is not null
      and (exists (select from provisioning_request r where r.connector_id = c.connector_id and r.action = 'Create' and r.vendor_reference is not null)
        or exists (select from subscription s where s.connector_id = c.connector_id and s.vendor_reference is not null))
      and (not ${metered}::boolean or exists (select from service s join item i using (service_id)
        where s.connector_id = c.connector_id and i.basis = 'Metered'))
    order by c.connector_id`.execute(db);
  return rows;
}

/** Today so far is left out: it would be corrected tomorrow anyway. */
const daysBack = 4;
const dayLong = 86_400_000;

export const daysToAsk = (now = new Date()): readonly string[] =>
  Array.from({ length: daysBack }, (_, index) =>
    new Date(now.getTime() - (daysBack - index) * dayLong).toISOString().slice(0, 10),
  );

export interface TakenOver {
  readonly written: number;
  /** Keys of which nothing could be made. */
  readonly odd: readonly string[];
}

export async function takeUsage(
  db: Kysely<Tables>,
  connectorId: number,
  day: string,
  told: readonly Usage[],
): Promise<TakenOver> {
  const entries = told.map(({ key, reference, vendorSku: vendor_sku, quantity }) => ({
    ...{ key, reference, vendor_sku, quantity },
  }));
  const { rows } = await sql<TakenOver>`
    select written, odd from take_usage(${connectorId}, ${day}::date, ${JSON.stringify(entries)}::jsonb)`.execute(db);
  return rows[0] ?? { written: 0, odd: [] };
}

/** So many at a time: nobody holds a list of a vendor as a whole. */
const atOnce = 500;

export async function* inParts<Entry>(list: AsyncIterable<Entry>): AsyncIterable<readonly Entry[]> {
  let part: Entry[] = [];
  for await (const entry of list) {
    part.push(entry);
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
