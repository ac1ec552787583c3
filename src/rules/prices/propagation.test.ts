/** Which services pass the filters of a pricelist, and which filters are one too many. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PropagationFilter, passes, surplusForAllVendors } from './propagation.ts';

const tags = ['backup', 'mail', 'office'];
const filter: fc.Arbitrary<PropagationFilter> = fc.record({
  kind: fc.constantFrom('Include', 'Exclude'),
  vendorIds: fc.subarray([1, 2, 3]),
  tags: fc.subarray(tags),
});
const service = fc.record({ vendorId: fc.integer({ min: 1, max: 4 }), tags: fc.subarray(tags) });

describe('a service', () => {
  const include = (vendorIds: readonly number[], ...own: readonly string[]) =>
    ({ kind: 'Include', vendorIds, tags: own }) as const;
  const exclude = (vendorIds: readonly number[], ...own: readonly string[]) =>
    ({ kind: 'Exclude', vendorIds, tags: own }) as const;

  it.each<[string, readonly PropagationFilter[], boolean]>([
    ['no filter', [], true],
    ['its vendor', [include([7, 8])], true],
    ['another vendor', [include([8])], false],
    ['one of its tags', [include([], 'mail', 'office')], true],
    ['another tag', [include([], 'office')], false],
    ['its vendor, another tag', [include([7], 'office')], false],
    ['one of two', [include([8]), include([], 'backup')], true],
    ['its vendor, and its tag is excluded', [include([7]), exclude([], 'mail')], false],
    ['nothing, and another vendor is excluded', [exclude([8])], true],
    ['nothing, and everything is excluded', [exclude([])], false],
  ])('where %s is included: %s', (_name, filters, expected) => {
    expect(passes({ vendorId: 7, tags: ['backup', 'mail'] }, filters)).toBe(expected);
  });

  it('passes no more for an exclude, and no fewer for a second include', () => {
    fc.assert(
      fc.property(service, fc.array(filter, { maxLength: 4 }), filter, (given, filters, more) => {
        const [before, after] = [passes(given, filters), passes(given, [...filters, more])];
        if (more.kind === 'Exclude') expect(after && !before).toBe(false);
        else if (filters.some(({ kind }) => kind === 'Include')) expect(before && !after).toBe(false);
        expect(passes(given, filters.toReversed())).toBe(before);
      }),
    );
  });

  it('without tags passes only filters that ask for none', () => {
    expect(passes({ vendorId: 7, tags: [] }, [include([7], 'mail')])).toBe(false);
    expect(passes({ vendorId: 7, tags: [] }, [exclude([], 'mail')])).toBe(true);
  });
});

it('I12 one filter may be for all vendors, of both kinds together', () => {
  fc.assert(
    fc.property(fc.array(filter), (filters) => {
      const open = filters.flatMap(({ vendorIds }, place) => (vendorIds.length === 0 ? [place] : []));
      expect(surplusForAllVendors(filters)).toEqual(open.filter((place) => place !== open[0]));
    }),
  );
});
