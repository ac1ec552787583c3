/** Layouts and enumerations are whole: texts in three languages, known templates and lists, unique names, no empty container. */
import { describe, expect, test } from 'vitest';
import { kinds } from '../../../rules/kinds/registry.ts';
import { supportedLanguages } from '../../../rules/limits.ts';
import { translate } from '../../calls/texts.ts';
import type { StoredField } from '../stored-field.ts';
import { enumerations, layouts } from './catalogue.ts';
import type { Layout } from './layout.ts';

const containersOf = ({ pages }: Layout) => pages.flatMap(({ Containers }) => Containers);
const fieldsOf = (layout: Layout): StoredField[] => containersOf(layout).flatMap(({ Fields }) => [...Fields]);
const allFields = layouts.flatMap(fieldsOf);
const accountTypes = [...new Set(layouts.map(({ account_type }) => account_type))];
const ofType = (type: string): Layout[] => layouts.filter(({ account_type }) => account_type === type);
const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);
const spoken = (words: Readonly<Record<string, string>>, languages: readonly string[]): boolean =>
  languages.every((language) => words[language]?.trim());

describe('layouts', () => {
  test('every account type has a generic one, and some products have their own', () => {
    const generic = layouts.filter(({ product_name }) => product_name === '').map(({ account_type }) => account_type);
    expect(generic.sort()).toEqual(['Company', 'Department', 'Product', 'Reseller', 'User']);
    expect(ofType('Product').length).toBeGreaterThan(2);
  });

  test('every text is there in English, German and Polish', () => {
    const named = layouts.flatMap((layout) => [...layout.pages, ...containersOf(layout), ...fieldsOf(layout)]);
    const described = allFields.flatMap(({ Description }) => (Description ? [Description] : []));
    const texts = [...named.map(({ DisplayValue }) => DisplayValue), ...described];
    expect(texts.filter((words) => !spoken(words, ['en', 'de', 'pl']))).toEqual([]);
  });

  test('every template is a field kind, and most of them stand somewhere', () => {
    const used = [...new Set(allFields.map(({ DisplayTemplate }) => DisplayTemplate))];
    expect(used.filter((template) => !(template in kinds))).toEqual([]);
    expect(used.length).toBeGreaterThanOrEqual(20);
  });

  test('every enumeration exists, and fields of choices have one', () => {
    const known = new Set(enumerations.map(({ name }) => name));
    expect(allFields.filter(({ EnumName }) => EnumName !== undefined && !known.has(EnumName))).toEqual([]);
    const choices = ['Combobox', 'MultiCombobox', 'Status', 'AccountType'];
    expect(allFields.filter((one) => choices.includes(one.DisplayTemplate) && !one.EnumName)).toEqual([]);
  });

  test.each(accountTypes)('names and ids are unique within %s', (type) => {
    const merged = ofType(type);
    expect(repeated(merged.flatMap((layout) => fieldsOf(layout).map(({ Name }) => Name)))).toEqual([]);
    for (const layout of merged) {
      const own =
        layout.product_name === '' ? [layout] : [layout, ...ofType(type).filter((l) => l.product_name === '')];
      const ids = own.flatMap((one) => [...one.pages, ...containersOf(one)].map(({ Id }) => Id));
      expect(repeated(ids)).toEqual([]);
    }
  });

  test('field names are PascalCase, and every container and page has content', () => {
    expect(allFields.filter(({ Name }) => !/^([A-Z][a-z0-9]+)+$/.test(Name))).toEqual([]);
    expect(layouts.filter(({ pages }) => pages.some(({ Containers }) => Containers.length === 0))).toEqual([]);
    expect(layouts.flatMap(containersOf).filter(({ Fields }) => Fields.length === 0)).toEqual([]);
  });

  test('the currency of an amount stands in the same layout', () => {
    for (const layout of layouts) {
      const names = fieldsOf(layout).map(({ Name }) => Name);
      const wanted = fieldsOf(layout).flatMap(({ CurrencyField }) => (CurrencyField ? [CurrencyField] : []));
      expect(names).toEqual(expect.arrayContaining(wanted));
    }
  });

  // The server hides a field by its name wherever it stands.
  test('a name that is guarded in one layout is guarded alike in all', () => {
    const needs = new Map<string, Set<string>>();
    for (const { Name, Needs } of allFields) {
      needs.set(Name, (needs.get(Name) ?? new Set()).add(JSON.stringify(Needs?.Read ?? null)));
    }
    expect([...needs].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
  });
});

describe('enumerations', () => {
  test('names are unique and no list is empty', () => {
    expect(repeated(enumerations.map(({ name }) => name))).toEqual([]);
    expect(enumerations.filter(({ members }) => members.length < 2)).toEqual([]);
  });

  test.each(enumerations)('$name: every member has its own value and a name in three languages', ({ members }) => {
    expect(repeated(members.map(({ value }) => value))).toEqual([]);
    expect(members.filter(({ display_name }) => !spoken(display_name, ['en', 'de', 'pl']))).toEqual([]);
  });

  test('account types are called as the catalogues of the browser call them', () => {
    const types = enumerations.find(({ name }) => name === 'AccountType')?.members ?? [];
    expect(types.length).toBe(5);
    for (const { display_name } of types) {
      for (const language of ['de', 'pl'] as const) {
        expect(display_name[language]).toBe(translate(language, display_name['en'] ?? ''));
      }
    }
  });

  test.each([
    ['Country', 60],
    ['Currency', 25],
    ['InvoiceLanguage', 14],
  ])('%s is named in every supported language', (name, least) => {
    const members = enumerations.find((one) => one.name === name)?.members ?? [];
    expect(members.length).toBeGreaterThanOrEqual(least);
    expect(members.filter(({ display_name }) => !spoken(display_name, supportedLanguages))).toEqual([]);
  });
});
