/** What a service asks for, as its vendor defines it and as layouts keep it. */
import { sql } from 'kysely';
import type GetServiceFields from '../../../manifests/operations/ServiceManagement/GetServiceFields.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { versionOf } from '../db/record-version.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import { findOwnService } from './find.ts';

type Fields = DataOf<typeof GetServiceFields>;
type Defined = Fields['Fields'][number];
export type Definition = Omit<StoredField, 'Name'>;

/** @throws 404 for a service that is absent or somebody else's. */
export async function serviceFields(context: CallContext, serviceId: number): Promise<Fields> {
  const Version = await versionOf(context, 'ServiceField', serviceId);
  await findOwnService(context, serviceId);
  const held = await holdersOf(context, serviceId);
  const rows = await context.db
    .selectFrom('service_field')
    .select(['name', 'stage', 'definition'])
    .where('service_id', '=', serviceId)
    .where(ofVendorInScope('service_field.owner_account_id'))
    .orderBy('position')
    .orderBy('name')
    .execute();
  return {
    ServiceId: serviceId,
    Version,
    Fields: rows.map(({ name, stage, definition }): Defined => {
      const { With, Choices, DisplayValue, Description, ...rest } = definition as Definition;
      const { count = 0, isFew = false } = held.get(name) ?? {};
      return {
        ...(rest as Omit<Defined, 'DisplayValue' | 'Description' | 'Choices'>),
        Name: name,
        Key: name,
        Stage: stage,
        DisplayValue: { ...DisplayValue },
        ...(Description && { Description: { ...Description } }),
        ...(Choices && {
          Choices: Choices.map((one) => ({ Value: one.Value, DisplayValue: { ...one.DisplayValue } })),
        }),
        ...((With as { whole?: boolean } | undefined)?.whole && { IsWhole: true }),
        HeldBy: count,
        ...(isFew && { IsHeldByFew: true }),
      };
    }),
  };
}

interface Holders {
  readonly count: number;
  /** At most so many. */
  readonly isFew: boolean;
}

/** By the names of the fields: how many subscriptions hold a value. */
export async function holdersOf({ db }: CallContext, serviceId: number): Promise<ReadonlyMap<string, Holders>> {
  const { rows } = await sql<{ name: string; held: number; few: boolean }>`
    select name, held, few from service_field_holders(${serviceId})`.execute(db);
  return new Map(rows.map(({ name, held, few }) => [name, { count: held, isFew: few }]));
}
