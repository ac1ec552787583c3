/** Tags of the services of one's own vendors: counted, renamed, made one, deleted, put on and taken off. */
import { type RawBuilder, sql } from 'kysely';
import type GetServiceTags from '../../../manifests/operations/ServiceManagement/GetServiceTags.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { limits } from '../../rules/limits.ts';
import { distinctTags, sameTag, tidyTag, withoutTags } from '../../rules/tags.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { noService } from './find.ts';

interface Tagged {
  readonly tag: string;
  readonly service_count: number;
}

const counted = (which: RawBuilder<boolean> = sql`true`) => sql<Tagged>`
  select tag, count(*)::integer as service_count from service, unnest(service.tags) as tag
  where ${ofVendorInScope('service.owner_account_id')} and ${which} group by tag`;

export async function serviceTags(
  { db, language }: CallContext,
  input: InputOf<typeof GetServiceTags>,
): Promise<DataOf<typeof GetServiceTags>> {
  const { rows, total } = await pageOf(db, counted(), {
    order: { Tag: 'tag', ServiceCount: 'service_count' },
    texts: { language, columns: ['tag'] },
    standard: { tag: 'asc' },
    find: ['tag'],
    input,
  });
  return { Items: rows.map((row) => ({ Tag: row.tag, ServiceCount: row.service_count })), TotalCount: total };
}

/** By which tags are one, whatever their capital letters and blanks. */
const keyOf = (tag: string): RawBuilder<string> =>
  sql<string>`lower(regexp_replace(btrim(${sql.ref(tag)}), '\\s+', ' ', 'g'))`;
const among = (tags: readonly string[]): RawBuilder<unknown> =>
  sql`any (array(select lower(wanted) from unnest(${tags.map(tidyTag)}::text[]) as wanted))`;

/** Tags in sight that are one with these, as they are spelled; those that most services have first. */
async function knownTags({ db }: CallContext, tags: readonly string[]): Promise<readonly Tagged[]> {
  const { rows } = await sql<Tagged>`
    select * from (${counted(sql`${keyOf('tag')} = ${among(tags)}`)}) known order by service_count desc, tag`.execute(
    db,
  );
  return rows;
}

/** Tags as they are written, spelled as other services of the vendors in sight have them. */
export async function spelledTags(context: CallContext, tags: readonly string[]): Promise<readonly string[]> {
  const known = await knownTags(context, tags);
  return distinctTags(tags, known.map(({ tag }) => tag).reverse());
}

/** @returns how it is called, and the number of services that had it. @throws 404 for a tag that no service has; 400 at the field for one that would be lost in another. */
export async function renameTag(
  context: CallContext,
  tag: string,
  newTag: string,
  merge: boolean,
): Promise<{ readonly name: string; readonly count: number }> {
  const isSame = sameTag(tag, newTag);
  const other = isSame ? undefined : (await knownTags(context, [newTag]))[0];
  const name = other?.tag ?? tidyTag(newTag);
  if (other && !merge) {
    const parameters = { tag: other.tag, count: other.service_count };
    throw wrongFields(context, [['newTag', { text: fieldTexts.tagInUse, parameters }]]);
  }
  return {
    name,
    count: await rewrite(context, tag, (tags) => distinctTags(tags.map((each) => (sameTag(each, tag) ? name : each)))),
  };
}

/** @returns the number of services that had it. @throws 404 for a tag that no service has. */
export const deleteTag = (context: CallContext, tag: string): Promise<number> =>
  rewrite(context, tag, (tags) => withoutTags(tags, [tag]));

type Change = (tags: readonly string[]) => readonly string[];

async function rewrite(context: CallContext, tag: string, change: Change): Promise<number> {
  const having = await context.db
    .selectFrom('service')
    .select(['service_id', 'tags'])
    .where(ofVendorInScope('service.owner_account_id'))
    .where(sql<boolean>`exists (select from unnest(tags) as tag where ${keyOf('tag')} = ${among([tag])})`)
    .orderBy('service_id')
    .forUpdate()
    .execute();
  if (having.length === 0) throw new Failure(404, 'noServiceTag', { tag });
  await save(context, having, change);
  return having.length;
}

/** @returns the names of the services. @throws 404 for one that is absent or somebody else's; nothing is changed then. */
export async function tagServices(
  context: CallContext,
  serviceIds: readonly number[],
  add: readonly string[],
  remove: readonly string[],
): Promise<readonly string[]> {
  const ids = [...new Set(serviceIds)];
  const services = await context.db
    .selectFrom('service')
    .select(['service_id', 'tags', 'product_name'])
    .where('service_id', 'in', ids)
    .where(ofVendorInScope('service.owner_account_id'))
    .orderBy('service_id')
    .forUpdate()
    .execute();
  const known = new Set(services.map(({ service_id: id }) => id));
  const absent = ids.find((id) => !known.has(id));
  if (absent !== undefined) throw noService(absent);
  const added = await spelledTags(context, add);
  const change: Change = (tags) => distinctTags([...withoutTags(tags, remove), ...added]);
  const full = services.find(({ tags }) => change(tags).length > limits.tagsOfService);
  if (full) throw new Failure(409, 'tooManyTags', { service: full.product_name, most: limits.tagsOfService });
  await save(context, services, change);
  return services.map(({ product_name: name }) => name);
}

async function save(
  { db }: CallContext,
  services: readonly { readonly service_id: number; readonly tags: readonly string[] }[],
  change: Change,
): Promise<void> {
  const changed = services.flatMap(({ service_id, tags }) => {
    const next = change(tags);
    return next.join('\n') === tags.join('\n') ? [] : [{ service_id, tags: next }];
  });
  if (changed.length === 0) return;
  await sql`
    update service set tags = array(select jsonb_array_elements_text(wanted.tags)), modified_utc = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as wanted (service_id bigint, tags jsonb)
    where service.service_id = wanted.service_id`.execute(db);
}
