/** Fields that people define: what a form of them asks for, and when. */
import { describe, expect, it } from 'vitest';
import { layoutOf, usedParts } from './defined-field.ts';
import type { DefinedField } from './definition.ts';
import { areMet, conditionsOf } from './shown-when.ts';

const field = (Name: string, more: Partial<DefinedField> = {}): DefinedField => ({
  Name,
  Stage: 'Both',
  DisplayTemplate: 'Text',
  DisplayValue: { en: Name },
  ...more,
});

describe('a layout of defined fields', () => {
  const fields = [
    field('A', { Stage: 'Order', DisplayValue: { en: 'First', de: 'Erstes' } }),
    field('B', { Stage: 'Running' }),
    field('C', { IsReadOnly: true }),
    field('D', { DisplayTemplate: 'Combobox', Choices: [{ Value: 'x', DisplayValue: { en: 'Ex' } }] }),
    field('D'),
    field(''),
  ];
  const names = (stage: 'Order' | 'Running') =>
    layoutOf(fields, stage, 'de').Pages[0]?.Containers[0]?.Fields.map(({ Name }) => Name);

  it('asks at each stage for what belongs there, and for each name once', () => {
    expect(names('Order')).toEqual(['A', 'D']);
    expect(names('Running')).toEqual(['B', 'C', 'D']);
  });

  it('is in the chosen language, in English where that has no text', () => {
    const [first, second] = layoutOf(fields, 'Order', 'de').Pages[0]?.Containers[0]?.Fields ?? [];
    expect(first?.DisplayValue).toBe('Erstes');
    expect(second).toMatchObject({ DisplayValue: 'D', EnumMembers: [{ Value: 'x', DisplayName: 'Ex' }] });
  });

  it('keeps of a field what its kind uses', () => {
    expect(usedParts(field('A', { Pattern: 'a+', Minimum: 3, HideEmpty: true }))).toEqual(
      field('A', { Pattern: 'a+' }),
    );
  });
});

describe('a condition', () => {
  const fields = [
    field('Hold', { DisplayTemplate: 'Checkbox' }),
    field('Site', { When: { Field: 'Hold' } }),
    field('Rack', { When: { Field: 'Site', Values: ['fra', 'waw'] } }),
  ];
  const byName = new Map(fields.map((each) => [each.Name, each]));
  const isAsked = (values: Readonly<Record<string, unknown>>) =>
    areMet(conditionsOf(fields[2] as DefinedField, byName), (name) => values[name]);

  it.each([
    [{ Hold: true, Site: 'fra' }, true],
    [{ Hold: true, Site: ['ber', 'waw'] }, true],
    [{ Hold: true, Site: 'ber' }, false],
    [{ Hold: true }, false],
    // What decides about it is not asked for either.
    [{ Hold: false, Site: 'fra' }, false],
    [{ Site: 'fra' }, false],
  ])('holds together with those of the field that decides: %j', (values, asked) => {
    expect(isAsked(values)).toBe(asked);
  });

  it('of fields that decide about each other comes to an end', () => {
    const round = [field('A', { When: { Field: 'B' } }), field('B', { When: { Field: 'A' } })] as const;
    expect(conditionsOf(round[0], new Map(round.map((each) => [each.Name, each]))).length).toBeLessThanOrEqual(3);
  });
});
