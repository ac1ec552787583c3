/** Reference data in a database: loaded when it has changed, what is gone is removed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { installation } from '../../demo/world/testing/installation.ts';
import { enumerations, layouts } from './catalogue.ts';
import { loadReferenceData } from './load.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_treference');
});
afterAll(() => database?.close());

const rows = async (statement: string): Promise<readonly unknown[]> =>
  (await sql.raw(statement).execute(database.owner)).rows;
const everything = async () => [
  await rows('select * from enum_member order by enum_name, value'),
  await rows('select * from view_layout order by account_type, view_name, product_name'),
];

test('everything is there', async () => {
  const [members = [], views = []] = await everything();
  expect(members).toHaveLength(enumerations.reduce((sum, one) => sum + one.members.length, 0));
  expect(views).toHaveLength(layouts.length);
});

test('a second load changes nothing', async () => {
  const loaded = () => rows(`select xmin::text from enum_member union all select xmin::text from view_layout`);
  const before = await loaded();
  await loadReferenceData(database.owner);
  expect(await loaded()).toEqual(before);
});

test('an older state is brought in line', async () => {
  const before = await everything();
  await rows(`update installation set value = 'older' where name = 'reference'`);
  await rows(`insert into enum_member values ('LegalForm', 'Guild', 99, '{"en":"Guild"}')`);
  await rows(`insert into view_layout values ('Product', 'General', 'Gone', '[]')`);
  await rows(`update enum_member set position = 50 where value = 'GmbH'`);
  await rows(`delete from enum_member where enum_name = 'Salutation'`);
  await Promise.all([loadReferenceData(database.owner), loadReferenceData(database.owner)]);
  expect(await everything()).toEqual(before);
});
