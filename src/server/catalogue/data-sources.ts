/** Which fields of a service take their choices from its vendor's server, as the vendor keeps it. */
import { sql } from 'kysely';
import type GetDataSources from '../../../manifests/operations/ServiceManagement/GetDataSources.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { definableKinds } from '../../rules/fields/defined-field.ts';
import { Failure } from '../calls/failure.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { versionOf } from '../db/record-version.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import { findOwnService, type OwnService } from './find.ts';

/** What is chosen there is a text of the vendor, so the field holds texts. */
const textKinds = definableKinds().flatMap(({ kind, definable }) =>
  definable?.takes.includes('pattern') ? [kind] : [],
);
const ofTexts = sql<boolean>`service_field.definition ->> 'DisplayTemplate' = any (${textKinds})`;

/** @throws 404 for a service that is absent or somebody else's. */
export async function dataSources(context: CallContext, serviceId: number): Promise<DataOf<typeof GetDataSources>> {
  await findOwnService(context, serviceId);
  const Version = await versionOf(context, 'ServiceDataSource', serviceId);
  const rows = await context.db
    .selectFrom('service_field')
    .leftJoin('service_data_source', (join) =>
      join
        .onRef('service_data_source.service_id', '=', 'service_field.service_id')
        .onRef('service_data_source.field_name', '=', 'service_field.name'),
    )
    .select(['name', 'stage', 'definition', 'path', 'cache_seconds'])
    .where('service_field.service_id', '=', serviceId)
    .where(ofVendorInScope('service_field.owner_account_id'))
    .where(ofTexts)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map(({ name, stage, definition, path, cache_seconds: seconds }) => {
    const { DisplayValue } = definition as StoredField;
    return {
      FieldName: name,
      DisplayValue: DisplayValue[context.language] || DisplayValue['en'] || name,
      Stage: stage,
      HasSource: path !== null,
      ...(path !== null && { Path: path, CacheSeconds: seconds ?? 0 }),
      Version,
    };
  });
}

interface Source {
  readonly fieldName: string;
  readonly path: string;
  readonly cacheSeconds?: number;
}

/** @throws 404 for a service, or a field of it, that is absent or somebody else's; a field that holds no text is none. */
export async function saveDataSource(
  context: CallContext,
  serviceId: number,
  { fieldName, path, cacheSeconds = 300 }: Source,
): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  await assertTextField(context, serviceId, fieldName);
  const source = { path, cache_seconds: cacheSeconds };
  await context.db
    .insertInto('service_data_source')
    .values({ service_id: serviceId, field_name: fieldName, ...source })
    .onConflict((conflict) => conflict.columns(['service_id', 'field_name']).doUpdateSet(source))
    .execute();
  return service;
}

/** @throws 404 as above. */
export async function deleteDataSource(
  context: CallContext,
  serviceId: number,
  fieldName: string,
): Promise<OwnService> {
  const service = await findOwnService(context, serviceId, true);
  await assertTextField(context, serviceId, fieldName);
  await context.db
    .deleteFrom('service_data_source')
    .where('service_id', '=', serviceId)
    .where('field_name', '=', fieldName)
    .where(ofVendorInScope('service_data_source.owner_account_id'))
    .execute();
  return service;
}

async function assertTextField({ db }: CallContext, serviceId: number, fieldName: string): Promise<void> {
  const field = await db
    .selectFrom('service_field')
    .select('name')
    .where('service_id', '=', serviceId)
    .where('name', '=', fieldName)
    .where(ofVendorInScope('service_field.owner_account_id'))
    .where(ofTexts)
    .executeTakeFirst();
  if (!field) throw new Failure(404, 'noTextField', { fieldName });
}
