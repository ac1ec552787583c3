/** The merge of layouts holds for whatever pages and fields there are: no field is lost, none stands twice, all keep their order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, mergePages, type ServiceField, withServiceFields } from './merge.ts';
import type { StoredField, StoredPage } from './stored-field.ts';

const name = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
const field = (Name: string): StoredField => ({ Name, DisplayValue: { en: Name }, DisplayTemplate: 'Text' });
/** Ids and names are unique within one layout, as its tests ask for; two layouts may share some. */
const pages = fc
  .uniqueArray(fc.tuple(name, fc.nat(2), fc.nat(2)), { selector: ([one]) => one, maxLength: 8 })
  .map((placed): readonly StoredPage[] =>
    [0, 1, 2].flatMap((page) => {
      const Containers = [0, 1, 2].flatMap((box) => {
        const Fields = placed.filter(([, p, b]) => p === page && b === box).map(([one]) => field(one));
        const Id = `${page}${box}`;
        return Fields.length === 0 ? [] : [{ Id, Name: Id, DisplayValue: { en: Id }, Fields }];
      });
      const Id = String(page);
      return Containers.length === 0 ? [] : [{ Id, Name: Id, DisplayValue: { en: Id }, Containers }];
    }),
  );
/** Containers of the generic layout have ids of their own. */
const generic = pages
  .filter((made) => made.length > 0)
  .map((made) =>
    made.map((page) => ({ ...page, Containers: page.Containers.map((one) => ({ ...one, Id: `generic ${one.Id}` })) })),
  );
const stage = fc.constantFrom<ServiceField['stage']>('Order', 'Running', 'Both');
const serviceFields = fc
  .uniqueArray(fc.tuple(name, stage), { selector: ([one]) => one })
  .map((made) => made.map(([one, at]): ServiceField => ({ stage: at, field: field(one) })));

const namesOf = (made: readonly StoredPage[]): string[] => made.flatMap(fieldsOf).map(({ Name }) => Name);
const once = (names: readonly string[]): string[] => [...new Set(names)];

describe('a product layout and the generic one', () => {
  it('lose no field, have none twice, and each keeps its order', () => {
    fc.assert(
      fc.property(pages, generic, serviceFields, (product, common, fields) => {
        const merged = namesOf(mergePages(withServiceFields(product, common, fields), common));
        const wanted = [...namesOf(product), ...fields.map((one) => one.field.Name), ...namesOf(common)];
        expect([...merged].sort()).toEqual(once(wanted).sort());
        expect(merged).toEqual(once(merged));
        for (const part of [namesOf(product), fields.map((one) => one.field.Name), namesOf(common)]) {
          const own = part.filter((one) => wanted.indexOf(one) === wanted.lastIndexOf(one));
          expect(merged.filter((one) => own.includes(one))).toEqual(own);
        }
      }),
    );
  });

  it('put the generic containers into the first page of the product, behind its own; its other pages stand as they are (VIEW-2, VIEW-3)', () => {
    fc.assert(
      fc.property(pages, generic, serviceFields, (product, common, fields) => {
        const own = withServiceFields(product, common, fields);
        const merged = mergePages(own, common);
        fc.pre(own.length > 0);
        expect(merged.slice(1)).toEqual(own.slice(1));
        const ids = merged[0]?.Containers.map(({ Id }) => Id);
        const all = common.flatMap((page) => page.Containers.map(({ Id }) => Id));
        expect(ids).toEqual([...(own[0]?.Containers.map(({ Id }) => Id) ?? []), ...all]);
      }),
    );
  });

  it('leave a name to the installation that a service has, too', () => {
    const common: StoredPage[] = [{ Id: 'p', Name: 'p', DisplayValue: {}, Containers: [] }];
    const guarded = { ...field('A'), Needs: { Read: { can: 'ONLINEBILL', flags: ['Read'] } } } as StoredField;
    const page = { ...common[0], Containers: [{ Id: 'c', Name: 'c', DisplayValue: {}, Fields: [guarded] }] };
    const merged = withServiceFields([], [page as StoredPage], [{ stage: 'Both', field: field('A') }]);
    expect(merged).toEqual([]);
  });
});

describe('a field of a service', () => {
  const only = (stage: ServiceField['stage'], own: Partial<StoredField> = {}) =>
    withServiceFields([], [], [{ stage, field: { ...field('A'), ...own } }]).flatMap(fieldsOf)[0];

  it.each([
    ['Order', true, true],
    ['Running', false, undefined],
    ['Both', true, undefined],
  ] as const)('of the stage %s is asked for with the order: %s, fixed afterwards: %s', (stage, asked, fixed) => {
    expect(only(stage)).toMatchObject({ AtCreation: asked });
    expect(only(stage)?.IsReadOnly).toBe(fixed);
    expect(only(stage)?.HideEmpty).toBe(fixed);
  });

  it('that nobody writes is not asked for', () => {
    expect(only('Both', { IsReadOnly: true })).toMatchObject({ AtCreation: false, IsReadOnly: true });
  });
});
