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

type Words = readonly [en: string, de: string, pl: string];
type Definition = Omit<StoredField, 'Name'>;

interface DemoField {
  readonly name: string;
  readonly stage: 'Order' | 'Running' | 'Both';
  readonly definition: Definition;
  /** The list of the vendor's server in which is chosen. */
  readonly list?: string;
}

const texts = ([en, de, pl]: Words) => ({ en, de, pl });
const field = (
  name: string,
  stage: DemoField['stage'],
  kind: string,
  words: Words,
  rules: Partial<Definition> = {},
): DemoField => ({ name, stage, definition: { DisplayTemplate: kind, DisplayValue: texts(words), ...rules } });
const choice = (Value: string, words: Words) => ({ Value, DisplayValue: texts(words) });

/** By the keys of the services. */
const fields: Readonly<Record<string, readonly DemoField[]>> = {
  'Mailbox Enterprise': [
    field('EnterpriseDomain', 'Order', text.kind, ['Mail domain', 'Maildomäne', 'Domena pocztowa'], {
      IsRequired: true,
      Pattern: '[a-z0-9][a-z0-9.-]*\\.[a-z]{2,20}',
      MaxLength: 200,
    }),
    field(
      'ArchiveYears',
      'Both',
      number.kind,
      ['Archive for years', 'Archivieren für Jahre', 'Archiwizacja w latach'],
      {
        Minimum: 1,
        Maximum: 30,
        With: { whole: true },
        Default: 10,
      },
    ),
    field('LegalHold', 'Both', checkbox.kind, ['Legal hold', 'Beweissicherung', 'Zabezpieczenie dowodów']),
    field(
      'LegalContact',
      'Both',
      email.kind,
      ['Contact for auditors', 'Ansprechpartner für Prüfer', 'Kontakt dla kontrolerów'],
      {
        IsRequired: true,
        When: { Field: 'LegalHold' },
      },
    ),
  ],
  'Code Forge': [
    field('ForgeAddress', 'Order', text.kind, ['Name in the address', 'Name in der Adresse', 'Nazwa w adresie'], {
      IsRequired: true,
      Pattern: '[a-z][a-z0-9-]{2,30}',
      Description: texts([
        'Small letters, digits and hyphens; it cannot be changed later',
        'Kleinbuchstaben, Ziffern und Bindestriche; später nicht änderbar',
        'Małe litery, cyfry i łączniki; później bez zmian',
      ]),
    }),
    {
      ...field('ForgeRegion', 'Order', text.kind, ['Region', 'Region', 'Region'], {
        Description: texts(['Where your code lies', 'Wo Ihr Code liegt', 'Gdzie przechowywany jest kod']),
      }),
      list: '/regions',
    },
    field('ForgeRunner', 'Both', combobox.kind, ['Builds run', 'Builds laufen', 'Budowanie odbywa się'], {
      Choices: [
        choice('shared', ['on shared machines', 'auf geteilten Maschinen', 'na maszynach współdzielonych']),
        choice('own', ['on machines of your own', 'auf eigenen Maschinen', 'na własnych maszynach']),
      ],
      Default: 'shared',
    }),
    field('ForgeRunnerUrl', 'Both', url.kind, ['Address of your machines', 'Adresse Ihrer Maschinen', 'Adres maszyn'], {
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
