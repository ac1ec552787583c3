/** What the columns of an import may hold: the fields of the layout that its accounts are made by, and what is beside them. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Choice } from '../../define/fields/field.ts';
import { type ImportType, importedAs } from '../../rules/imports/import-type.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { supportedLanguages } from '../../rules/limits.ts';
import { readText } from '../access/standard/texts.ts';
import { translate } from '../calls/texts.ts';
import { inOffer } from '../db/in-scope.ts';
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
  const own = ownFields(context, type);
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

/** @param english the key of its translations. */
function ownFields(context: CallContext, type: ImportType): readonly ImportField[] {
  const own = (
    name: string,
    english: string,
    label: string,
    help: string,
    rule: Omit<ImportField['rule'], 'Name'>,
  ): ImportField => {
    const whole = { Name: name, ...rule };
    const choices = choicesOf(context, { ...whole, DisplayValue: {} });
    const isRequired = rule.IsRequired === true;
    return {
      name,
      label,
      labels: supportedLanguages.map((language) => translate(language, english)),
      help,
      isRequired,
      isOwn: true,
      rule: whole,
      ...(choices ? { choices } : {}),
    };
  };
  const number = (Minimum: number, Maximum: number) =>
    ({ DisplayTemplate: 'Number', With: { whole: true }, Minimum, Maximum }) as const;
  const parent = own(
    'ParentAccountId',
    'Parent account',
    context.text('Parent account'),
    context.text('The id of the account below which it stands; empty: the one that you choose for all.'),
    number(1, Number.MAX_SAFE_INTEGER),
  );
  const roles = own(
    'Roles',
    'Roles',
    context.text('Roles'),
    context.text('Names of roles, with a semicolon between them. Whoever has one is invited by e-mail.'),
    { DisplayTemplate: 'Text', MaxLength: 1000 },
  );
  if (type === 'Users') return [parent, roles];
  if (type === 'Companies') return [parent];
  return [
    parent,
    own('ProductName', 'Service', context.text('Service'), context.text('The name under which the service is sold.'), {
      DisplayTemplate: 'Text',
      IsRequired: true,
      MaxLength: 200,
    }),
    own('Quantity', 'Quantity', context.text('Quantity'), context.text('Units, at least one.'), {
      ...number(1, 1_000_000),
      IsRequired: true,
    }),
    own(
      'CommitmentMonths',
      'Term in months',
      context.text('Term in months'),
      context.text('1 for a monthly commitment, 12 for a year.'),
      { ...number(1, 120), IsRequired: true },
    ),
    own('SubscriptionBilling', 'Billed', context.text('Billed'), context.text('How it is paid.'), {
      DisplayTemplate: 'Combobox',
      EnumName: 'SubscriptionBilling',
      IsRequired: true,
    }),
    own(
      'VendorReference',
      'Reference of the vendor',
      context.text('Reference of the vendor'),
      context.text('How the vendor calls the subscription that runs there already.'),
      { DisplayTemplate: 'Text', MaxLength: 200 },
    ),
  ];
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
