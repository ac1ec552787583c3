/** What services still lack, by part and by language: the one place that says so, to whoever publishes, lists or looks at them. */
import { sql } from 'kysely';
import type { missingWords } from '../../../manifests/entities/ServiceInformation.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { supportedLanguages } from '../../rules/limits.ts';
import { ofVendorInScope } from '../db/in-scope.ts';

export type Missing = keyof typeof missingWords;

export interface Completeness {
  /** To be published: English text, icon, an active item, a price of each, a connector; in the order in which they are worked on. */
  readonly missing: readonly Missing[];
  /** Languages of the portal in which it has no name. */
  readonly unnamed: readonly string[];
}

interface Facts {
  readonly id: number;
  readonly languages: readonly string[];
  readonly has_icon: boolean;
  readonly has_connector: boolean;
  readonly items: number;
  readonly priced: number;
}

/** Of services of the vendors in the session's branch, by id. */
export async function completenessOf(
  { db }: CallContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Completeness>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Facts>`
    select s.service_id as id, array(select jsonb_object_keys(s.names)) as languages, s.icon_path is not null as has_icon,
      s.connector_id is not null as has_connector, held.items, held.priced
    from service s
    cross join lateral (
      select count(*)::int as items, count(*) filter (where
        exists (select from item_srp p where p.item_id = i.item_id and coalesce(p.valid_until_date > current_date, true)) or
        exists (select from item_cost c where c.item_id = i.item_id and coalesce(c.valid_until_date > current_date, true)))::int as priced
      from item i where i.service_id = s.service_id and i.state = 'Active') held
    where s.service_id = any (${[...ids]}::bigint[]) and ${ofVendorInScope('s.owner_account_id')}`.execute(db);
  return new Map(rows.map((row) => [row.id, completeness(row)]));
}

function completeness({ languages, has_icon, has_connector, items, priced }: Facts): Completeness {
  const lacks: readonly (readonly [Missing, boolean])[] = [
    ['englishText', !languages.includes('en')],
    ['icon', !has_icon],
    ['item', items === 0],
    ['price', priced < items],
    ['connector', !has_connector],
  ];
  return {
    missing: lacks.flatMap(([part, isMissing]) => (isMissing ? [part] : [])),
    unnamed: supportedLanguages.filter((language) => !languages.includes(language)),
  };
}
