/** Brings the layouts and enumerations of the database in line with the files of this folder. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { schema } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';
import { enumerations, layouts } from './catalogue.ts';

/** Loads what has changed since the last start; several servers that start at once wait for each other. */
export async function loadReferenceData(owner: Kysely<Tables>): Promise<void> {
  const members = JSON.stringify(
    enumerations.flatMap(({ name, members }) =>
      members.map((member, position) => ({ enum_name: name, position, ...member })),
    ),
  );
  const views = JSON.stringify(layouts);
  const wanted = createHash('sha256').update(members).update(views).digest('hex');
  await owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    const name = 'reference';
    const found = await transaction
      .selectFrom('installation')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    if (found?.value === wanted) return;
    await putMembers(transaction, members);
    await putLayouts(transaction, views);
    await transaction
      .insertInto('installation')
      .values({ name, value: wanted })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: wanted }))
      .execute();
  });
}

async function putMembers(owner: Kysely<Tables>, members: string): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${members}::jsonb) as wanted(enum_name text, value text, position integer, display_name jsonb)`;
  await sql`
    insert into enum_member (enum_name, value, position, display_name)
    select enum_name, value, position, display_name from ${wanted}
    on conflict (enum_name, value) do update set position = excluded.position, display_name = excluded.display_name
  `.execute(owner);
  await sql`
    delete from enum_member m
    where not exists (select from ${wanted} where wanted.enum_name = m.enum_name and wanted.value = m.value)
  `.execute(owner);
}

async function putLayouts(owner: Kysely<Tables>, views: string): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${views}::jsonb) as wanted(account_type text, view_name text, product_name text, pages jsonb)`;
  await sql`
    insert into view_layout (account_type, view_name, product_name, pages)
    select account_type, view_name, product_name, pages from ${wanted}
    on conflict (account_type, view_name, product_name) do update set pages = excluded.pages
  `.execute(owner);
  await sql`
    delete from view_layout l
    where not exists (select from ${wanted} where wanted.account_type = l.account_type
      and wanted.view_name = l.view_name and wanted.product_name = l.product_name)
  `.execute(owner);
}
