/** A field as it begins, and the name that follows from what it is called. */
import type { DefinedField } from '../../rules/fields/definition.ts';
import text from '../../rules/kinds/Text.ts';

export const newDefinition: DefinedField = {
  Name: '',
  Stage: 'Both',
  DisplayTemplate: text.kind,
  DisplayValue: {},
};

/** "Host name" is HostName. */
export const nameFrom = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 60);
