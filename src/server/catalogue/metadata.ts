/** Vendors and tags of the services that somebody can buy or looks after: what filters of the catalogue offer. */

import { sql } from 'kysely';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { inOrderOf } from '../db/reader-order.ts';

interface Lists {
  readonly vendors: readonly { readonly Value: string; readonly DisplayName: string }[];
  readonly tags: readonly { readonly Value: string; readonly DisplayName: string }[];
}

const sources = { Root: can('MARKETPLACE', 'Read'), OwnedServices: can('MY_SERVICES', 'Read') };

export async function catalogueLists({ db, session, language }: CallContext): Promise<Lists> {
  const held = session.user.Capability;
  const seen = Object.entries(sources).flatMap(([source, needs]) => (meets(held, needs) ? [source] : []));
  if (seen.length === 0) return { vendors: [], tags: [] };
  const { rows } = await sql<Lists>`
    with seen as materialized (
      select s.owner_account_id, s.tags from service s where s.service_id in (
        select unnest(services_of_source(source, null)) from unnest(${seen}::text[]) source))
    select
      coalesce((select json_agg(json_build_object('Value', v.account_id::text, 'DisplayName', v.name) order by ${inOrderOf(sql`v.name`, language)})
        from vendor_profile v where v.account_id in (select owner_account_id from seen)), '[]') as vendors,
      coalesce((select json_agg(json_build_object('Value', tag, 'DisplayName', tag) order by ${inOrderOf(sql`tag`, language)})
        from (select distinct unnest(tags) as tag from seen) each), '[]') as tags`.execute(db);
  return rows[0] ?? { vendors: [], tags: [] };
}
