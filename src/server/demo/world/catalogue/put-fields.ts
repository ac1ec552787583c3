/** What some services of the demo world ask for beside what every subscription has. */
import type { Kysely } from 'kysely';
import checkbox from '../../../../rules/kinds/Checkbox.ts';
import combobox from '../../../../rules/kinds/Combobox.ts';
import email from '../../../../rules/kinds/Email.ts';
import number from '../../../../rules/kinds/Number.ts';
import text from '../../../../rules/kinds/Text.ts';
import url from '../../../../rules/kinds/Url.ts';
import type { Tables } from '../../../db/tables.ts';
import type { StoredField } from '../../../layouts/stored-field.ts';
import { insertAll } from '../insert-all.ts';
import type { PresentService } from './put-services.ts';
import { inEachLanguage } from './texts/catalogue-texts.ts';

type Definition = Omit<StoredField, 'Name'>;

interface DemoField {
  readonly name: string;
  readonly stage: 'Order' | 'Running' | 'Both';
  readonly definition: Definition;
  /** The list of the vendor's server in which is chosen. */
  readonly list?: string;
}

const texts = (words: string) => inEachLanguage(({ fields }) => fields?.[words] ?? words);
const field = (
  name: string,
  stage: DemoField['stage'],
  kind: string,
  words: string,
  rules: Partial<Definition> = {},
): DemoField => ({ name, stage, definition: { DisplayTemplate: kind, DisplayValue: texts(words), ...rules } });
const choice = (Value: string, words: string) => ({ Value, DisplayValue: texts(words) });

/** By the keys of the services. */
const fields: Readonly<Record<string, readonly DemoField[]>> = {
  'Mailbox Enterprise': [
    field('EnterpriseDomain', 'Order', text.kind, 'Mail domain', {
      IsRequired: true,
      Pattern: '[a-z0-9][a-z0-9.-]*\\.[a-z]{2,20}',
      MaxLength: 200,
    }),
    field('ArchiveYears', 'Both', number.kind, 'Archive for years', {
      Minimum: 1,
      Maximum: 30,
      With: { whole: true },
      Default: 10,
    }),
    field('LegalHold', 'Both', checkbox.kind, 'Legal hold'),
    field('LegalContact', 'Both', email.kind, 'Contact for auditors', {
      IsRequired: true,
      When: { Field: 'LegalHold' },
    }),
  ],
  'Code Forge': [
    field('ForgeAddress', 'Order', text.kind, 'Name in the address', {
      IsRequired: true,
      Pattern: '[a-z][a-z0-9-]{2,30}',
      Description: texts('Small letters, digits and hyphens; it cannot be changed later'),
    }),
    {
      ...field('ForgeRegion', 'Order', text.kind, 'Region', {
        Description: texts('Where your code lies'),
      }),
      list: '/regions',
    },
    field('ForgeRunner', 'Both', combobox.kind, 'Builds run', {
      Choices: [choice('shared', 'on shared machines'), choice('own', 'on machines of your own')],
      Default: 'shared',
    }),
    field('ForgeRunnerUrl', 'Both', url.kind, 'Address of your machines', {
      IsRequired: true,
      When: { Field: 'ForgeRunner', Values: ['own'] },
    }),
  ],
};

export async function putFields(owner: Kysely<Tables>, services: readonly PresentService[]): Promise<void> {
  const rows = services.flatMap(({ id, key }) =>
    (fields[key] ?? []).map(({ name, stage, definition }, position) => ({
      service_id: id,
      name,
      position,
      stage,
      definition: JSON.stringify(definition),
    })),
  );
  await insertAll(owner, 'service_field', rows);
  const lists = services.flatMap(({ id, key }) =>
    (fields[key] ?? []).flatMap(({ name, list }) =>
      list === undefined ? [] : [{ service_id: id, field_name: name, path: list }],
    ),
  );
  await insertAll(owner, 'service_data_source', lists);
}
