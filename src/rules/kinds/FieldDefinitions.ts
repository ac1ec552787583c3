/** Fields that people define: a form asks for them in their order. */
import { type DefinedField, mostDefined } from '../fields/definition.ts';
import { definitionTexts } from '../fields/definition-texts.ts';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import type { Problem } from '../fields/problem.ts';
import { writes } from '../format/file-text.ts';
import { isRecord } from '../path.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    FieldDefinitions: readonly DefinedField[];
  }
}

const isDefinition = (value: unknown): value is DefinedField =>
  isRecord(value) &&
  typeof value['Name'] === 'string' &&
  typeof value['DisplayTemplate'] === 'string' &&
  isRecord(value['DisplayValue']) &&
  Object.values(value['DisplayValue']).every((text) => typeof text === 'string') &&
  (value['Choices'] === undefined || (Array.isArray(value['Choices']) && value['Choices'].every(isRecord)));

export const areDefinitions = (value: unknown): value is readonly DefinedField[] =>
  Array.isArray(value) && value.every(isDefinition);

/** What is wrong with one of them says `defined-field.ts`, which knows all kinds, and so is none's. */
function check(value: unknown): Problem | undefined {
  if (!areDefinitions(value)) return { text: fieldTexts.format };
  return value.length > mostDefined ? { text: definitionTexts.tooMany, parameters: { n: mostDefined } } : undefined;
}

export default kind('FieldDefinitions', {
  type: 'records',
  width: 240,
  wide: true,
  parse(text) {
    if (text.trim() === '') return { value: null };
    try {
      const value: unknown = JSON.parse(text);
      return areDefinitions(value) ? { value } : { problem: fieldTexts.format };
    } catch {
      return { problem: fieldTexts.format };
    }
  },
  check,
  export: writes(areDefinitions, (fields) => JSON.stringify(fields)),
  examples: [
    {
      name: 'usual',
      value: [
        {
          Name: 'HostName',
          Key: 'HostName',
          Stage: 'Order',
          DisplayTemplate: 'Text',
          DisplayValue: { en: 'Host name', de: 'Rechnername' },
          Description: { en: 'Letters, digits and hyphens' },
          IsRequired: true,
          Pattern: '[a-z][a-z0-9-]*',
          HeldBy: 12,
        },
        {
          Name: 'DataCentre',
          Key: 'DataCentre',
          Stage: 'Both',
          DisplayTemplate: 'Combobox',
          DisplayValue: { en: 'Data centre', de: 'Rechenzentrum' },
          Choices: [
            { Value: 'fra', DisplayValue: { en: 'Frankfurt' } },
            { Value: 'waw', DisplayValue: { en: 'Warsaw', de: 'Warschau' } },
          ],
          HeldBy: 4,
          IsHeldByFew: true,
        },
        {
          Name: 'KeepDays',
          Stage: 'Running',
          DisplayTemplate: 'Number',
          DisplayValue: { en: 'Keep for days' },
          Minimum: 1,
          Maximum: 3650,
          IsWhole: true,
          Default: 30,
          When: { Field: 'DataCentre', Values: ['waw'] },
        },
      ],
    },
    {
      name: 'long German words',
      value: [
        {
          Name: 'Retention',
          Stage: 'Both',
          DisplayTemplate: 'Text',
          DisplayValue: { en: 'Retention', de: 'Datenaufbewahrungsfristenverlängerungsbegründung' },
        },
      ],
    },
    { name: 'empty', value: null },
    { name: 'error', value: null, error: 'At most 100 fields' },
  ],
});
