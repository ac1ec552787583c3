/** What vendors of the demo world have done to their services since they wrote them: the history that their people read. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** After all else is written: each entry tells what stands there now, or stood before it was published. */
export async function putServiceChanges(owner: Kysely<Tables>): Promise<void> {
  await sql`
    with person as (
      select distinct on (s.service_id) s.service_id, s.owner_account_id, u.account_id, u.display_name, s.published_utc, s.modified_utc, s.state, s.tags
      from service s join account o on o.account_id = s.owner_account_id join account u on u.path ^@ o.path and u.account_type = 'User' and u.account_state = 'Active'
      order by s.service_id, u.account_id),
    wanted (service_id, owner_account_id, changed_utc, place, part, kind, field, what, language, before, after, event, user_account_id, user_name) as (
      select p.service_id, p.owner_account_id, coalesce(p.published_utc, p.modified_utc) - interval '19 days', 1, 'INFO', 'Added', 'service', null, null, null, null,
        'Service created', p.account_id, p.display_name from person p
      union all
      select p.service_id, p.owner_account_id, coalesce(p.published_utc, p.modified_utc) - interval '16 days', 2, 'DESCRIPTION', 'Added', 'summary', null, t.language::text, null,
        t.summary, 'Service changed', p.account_id, p.display_name from person p join service_text t using (service_id)
      union all
      select p.service_id, p.owner_account_id, coalesce(p.published_utc, p.modified_utc) - interval '12 days', 3, 'BILLING', 'Added', 'item', i.names ->> 'en', null, null, null,
        'Service changed', p.account_id, p.display_name from person p join item i using (service_id)
      union all
      select p.service_id, p.owner_account_id, p.published_utc, 4, 'INFO', 'Changed', 'state', null, null, 'Draft', 'Published',
        'Service published', p.account_id, p.display_name from person p where p.published_utc is not null
      union all
      -- Prices that came later than the service.
      select p.service_id, p.owner_account_id, srp.valid_from_date - interval '20 days' + time '10:15', 5, 'BILLING', 'Added', 'item_srp', i.names ->> 'en', null, null,
        concat_ws(', ', trim_scale(srp.srp::numeric), srp.currency, srp.min_quantity, srp.valid_from_date, srp.valid_until_date),
        'Service changed', p.account_id, p.display_name
      from person p join item i using (service_id) join item_srp srp using (item_id)
      where srp.valid_from_date > p.published_utc::date and srp.valid_from_date - interval '20 days' < timestamptz '2026-11-20'
      union all
      select p.service_id, p.owner_account_id, greatest(p.modified_utc, p.published_utc), 6, 'TAGS', 'Added', 'tags', null, null, null, array_to_string(p.tags, ', '),
        'Service changed', p.account_id, p.display_name from person p where cardinality(p.tags) > 0
      union all
      select p.service_id, p.owner_account_id, greatest(p.modified_utc, p.published_utc), 7, 'INFO', 'Changed', 'state', null, null, 'Published', 'Retired',
        'Service retired', p.account_id, p.display_name from person p where p.state = 'Retired')
    insert into service_change (service_id, owner_account_id, changed_utc, part, kind, field, what, language, before, after, event, user_account_id, user_name)
    select service_id, owner_account_id, changed_utc, part, kind, field, what, language, before, after, event, user_account_id, user_name
    from wanted order by changed_utc, service_id, place, what, language`.execute(owner);
}
