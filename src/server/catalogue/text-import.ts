/** Texts of services from a sheet that somebody has uploaded: what it would change, and the change itself, whole or not at all. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { uploadedWorkbook } from '../files/uploaded-workbook.ts';
import {
  type Change,
  servicesIn,
  type TextName,
  type TextsOfService,
  textKey,
  textNames,
  type Wanted,
  wantedOf,
} from './text-sheet.ts';

export interface TextImport extends Wanted {
  /** Of exactly these changes. */
  readonly digest: string;
}

/** @param hold the services stay as they are until the call has ended. @throws 404 for a file that is not the caller's; 400 for one that is no workbook. */
export async function textImport(context: CallContext, file: string, hold = false): Promise<TextImport> {
  const lines = await uploadedWorkbook(context, file);
  const wanted = wantedOf(context, lines, await textsOfServices(context, { names: servicesIn(lines), hold }));
  return { ...wanted, digest: createHash('sha256').update(JSON.stringify(wanted.changes)).digest('hex') };
}

interface Which {
  readonly names?: readonly string[];
  readonly ids?: readonly number[];
  readonly hold?: boolean;
}

/** Of the services of the vendors in the session's branch, by key. */
export async function textsOfServices(
  { db }: CallContext,
  { names, ids, hold = false }: Which,
): Promise<ReadonlyMap<string, TextsOfService>> {
  const services = db
    .selectFrom('service')
    .select(['service_id', 'product_name'])
    .$if(names !== undefined, (query) => query.where(sql<boolean>`product_name = any (${names ?? []}::text[])`))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`service_id = any (${ids ?? []}::bigint[])`))
    .where(ofVendorInScope('owner_account_id'))
    .orderBy('service_id');
  const found = await (hold ? services.forUpdate() : services).execute();
  const rows = await db
    .selectFrom('service_text')
    .selectAll()
    .where(sql<boolean>`service_id = any (${found.map(({ service_id }) => service_id)}::bigint[])`)
    .where(ofVendorInScope('owner_account_id'))
    .execute();
  const texts = new Map(found.map(({ service_id }) => [service_id, new Map<string, string>()]));
  for (const row of rows)
    for (const name of textNames) texts.get(row.service_id)?.set(textKey(name, row.language), row[columnOf[name]]);
  return new Map(
    found.map(({ service_id: serviceId, product_name: productName }) => [
      productName,
      { serviceId, productName, texts: texts.get(serviceId) ?? new Map() },
    ]),
  );
}

const columnOf = {
  Name: 'display_name',
  Summary: 'summary',
  Description: 'description_html',
} as const satisfies Record<TextName, string>;

/** @throws 400 while a cell is faulty; 409 where it would change something else by now. */
export async function importTexts(context: CallContext, file: string, digest: string): Promise<readonly Change[]> {
  const wanted = await textImport(context, file, true);
  const [first] = wanted.faults;
  if (first)
    throw new Failure(400, 'faultyCells', {
      count: wanted.faults.length,
      place: first.place,
      problem: first.problem,
    });
  if (wanted.digest !== digest) throw new Failure(409, 'changedMeanwhile');
  await save(context, wanted.changes);
  return wanted.changes;
}

/** In one statement; what it does not name of a language stays as it is. */
async function save({ db }: CallContext, changes: readonly Change[]): Promise<void> {
  const rows = new Map<string, Record<string, string | number>>();
  for (const { serviceId, language, name, after } of changes) {
    const key = `${serviceId} ${language}`;
    rows.set(key, { ...rows.get(key), service_id: serviceId, language, [columnOf[name]]: after });
  }
  const ids = [...new Set(changes.map(({ serviceId }) => serviceId))];
  await sql`
    insert into service_text as t (service_id, language, display_name, summary, description_html)
    select wanted.service_id, wanted.language, coalesce(wanted.display_name, was.display_name, ''),
      coalesce(wanted.summary, was.summary, ''), coalesce(wanted.description_html, was.description_html, '')
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
      as wanted (service_id bigint, language text, display_name text, summary text, description_html text)
    left join service_text was on was.service_id = wanted.service_id and was.language = wanted.language
    on conflict (service_id, language) do update
      set display_name = excluded.display_name, summary = excluded.summary, description_html = excluded.description_html`.execute(
    db,
  );
  await db
    .deleteFrom('service_text')
    .where(sql<boolean>`service_id = any (${ids}::bigint[])`)
    .where((row) => row.and({ display_name: '', summary: '', description_html: '' }))
    .execute();
}
