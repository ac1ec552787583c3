/** What the columns of an import may hold: the fields of the layout that its accounts are made by, and what is beside them. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Choice } from '../../define/fields/field.ts';
import { type ImportType, importedAs } from '../../rules/imports/import-type.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { readText } from '../access/standard/texts.ts';
import { inOffer } from '../db/in-scope.ts';
import { ownImportFields } from '../layouts/reference/import-fields.ts';
import type { StoredField } from '../layouts/stored-field.ts';
import { creationView } from '../layouts/view-layouts.ts';

export interface ImportField {
  readonly name: string;
  /** As the reader calls it. */
  readonly label: string;
  /** By which columns are known: in every language. */
  readonly labels: readonly string[];
  readonly help?: string;
  readonly isRequired: boolean;
  /** It is no value of the account, but says where it stands or what is bought. */
  readonly isOwn: boolean;
  /** Some services ask for it, others do not. */
  readonly isOfService?: true;
  readonly rule: Omit<StoredField, 'DisplayValue' | 'Description'>;
  readonly choices?: readonly Choice[];
}

/** Files say nothing that a kind cannot read from a text. */
const isWritable = ({ DisplayTemplate }: StoredField): boolean => {
  const { type, secret, readOnly } = kindFor(DisplayTemplate);
  return !secret && !readOnly && type !== 'object' && type !== 'records';
};

/** In the order of the layout; fields of services only where a file may name services. */
export async function importFields(context: CallContext, type: ImportType): Promise<readonly ImportField[]> {
  const own = ownImportFields[type].map((field) => ({
    ...layoutField(context, field, field.IsRequired === true),
    isOwn: true,
  }));
  const isOfLayout = type !== 'Subscriptions';
  const generic = [...viewOf(context, type, null).fields.values()];
  const special = isOfLayout ? [] : await fieldsOfServices(context);
  const seen = new Set(own.map(({ name }) => name));
  const isNew = (field: StoredField): boolean =>
    isWritable(field) && !seen.has(field.Name) && Boolean(seen.add(field.Name));
  return [
    ...own,
    ...generic
      .filter(isNew)
      .map((field) => layoutField(context, field, isOfLayout && field.IsRequired === true && !field.When)),
    ...special.filter(isNew).map((field) => ({ ...layoutField(context, field, false), isOfService: true as const })),
  ];
}

export const viewOf = ({ layouts, session, language }: CallContext, type: ImportType, productName: string | null) =>
  layouts.view(session.user.Capability, language, importedAs[type], creationView, productName);

/** What vendors ask for beside the common fields, of services that the caller sees. */
async function fieldsOfServices(context: CallContext): Promise<readonly StoredField[]> {
  const services = context.db.selectFrom('service').select('product_name').where('state', '=', 'Published');
  const seen = await services.where(inOffer('service')).orderBy('product_name').execute();
  return seen.flatMap(({ product_name }) => [...viewOf(context, 'Subscriptions', product_name).fields.values()]);
}

function layoutField(context: CallContext, field: StoredField, isRequired: boolean): ImportField {
  const { DisplayValue, Description, ...rule } = field;
  const { language } = context;
  const help = Description?.[language] ?? Description?.['en'];
  const choices = choicesOf(context, field);
  return {
    name: field.Name,
    label: DisplayValue[language] ?? DisplayValue['en'] ?? field.Name,
    labels: Object.values(DisplayValue),
    ...(help === undefined ? {} : { help }),
    isRequired,
    isOwn: false,
    rule,
    ...(choices ? { choices } : {}),
  };
}

function choicesOf({ layouts, language }: CallContext, field: StoredField): readonly Choice[] | undefined {
  if (field.Choices)
    return field.Choices.map(({ Value, DisplayValue }) => ({
      value: Value,
      label: DisplayValue[language] ?? DisplayValue['en'] ?? Value,
    }));
  const list = field.EnumName ?? kindFor(field.DisplayTemplate).enumeration;
  return list === undefined
    ? undefined
    : layouts.members(list, language)?.map(({ Value, DisplayName }) => ({ value: Value, label: DisplayName }));
}

/** Ids of the roles that can be given to users of an account, by their names without case. */
export async function rolesByName(context: CallContext, accountId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role_id: number; name: string; may_give: boolean }>`
    select r.role_id, r.name, r.may_give from roles_of_company(${accountId}) r`.execute(context.db);
  const named = rows.filter(({ may_give }) => may_give);
  return new Map(
    named.flatMap(({ role_id, name }) =>
      [name, readText(context, name)].map((one) => [one.toLowerCase(), role_id] as const),
    ),
  );
}
