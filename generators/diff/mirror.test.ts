/** Whatever is changed: taken back, what was wider is narrower, and what only takes away is never called wider. */
import { describe, expect, it } from 'vitest';
import { allOf, anyOf, can, type Needs } from '../../src/define/contract/capability.ts';
import { type ManifestObject, objectsIn } from '../../src/define/walk.ts';
import { seededRoles } from '../product/seeded-roles.ts';
import { changes } from './compare.ts';
import * as product from './manifests.ts';
import type { Snapshot } from './snapshot.ts';

/** Numbers below 1 in an order that a seed fixes. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = () => number;
const one = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const someRights: readonly Needs[] = [
  can('WIKI', 'Read'),
  can('AUDIT_LOG', 'Read'),
  can('AUDIT_LOG', 'Read', 'Execute'),
  can('USER_ACCOUNT', 'Create'),
];
const anyNeed = (random: Random): Needs =>
  one<Needs>(random, [
    'anyone',
    'signedIn',
    ...someRights,
    anyOf(one(random, someRights), one(random, someRights)),
    allOf(one(random, someRights), one(random, someRights)),
  ]);
const lock = (random: Random) => ({ while: { where: { State: one(random, ['Open', 'Ended']) } }, reason: 'x' });

type Edit = (part: ManifestObject & Record<string, unknown>, random: Random) => void;
const edits: readonly Edit[] = [
  (part, random) => {
    part['needs'] = anyNeed(random);
  },
  (part) => {
    delete part['needs'];
  },
  (part, random) => {
    part['locks'] = [lock(random), lock(random)];
  },
  (part) => {
    delete part['locks'];
  },
  (part, random) => {
    part['input'] = { ...(part['input'] as object), accountId: { constant: Math.floor(random() * 3) } };
  },
  (part, random) => {
    part['title'] = one(random, ['One', 'Two']);
  },
];

const copied = ({ screens, operations }: Snapshot, some: readonly string[]): Snapshot =>
  structuredClone({
    screens: Object.fromEntries(Object.entries(screens).filter(([file]) => some.includes(file))),
    operations,
  }) as Snapshot;

const files = Object.keys(product.screens);
const isCall = (part: ManifestObject): boolean => 'kind' in part && 'example' in part;

/** A few screens with some of their parts changed, and some calls. */
function changed(from: Snapshot, random: Random): Snapshot {
  const after = structuredClone(from);
  for (const screen of Object.values(after.screens)) {
    const parts = [...objectsIn(screen)].filter((part) => !isCall(part) && !('flags' in part));
    for (let count = 0; count < 3; count += 1) {
      const part = one(random, parts);
      if (part['action'] || part['block'] || part['field'] || part['body']) one(random, edits)(part as never, random);
    }
    if (random() < 0.3) Object.assign(screen, { personal: random() < 0.5 || undefined, needs: anyNeed(random) });
  }
  for (const operation of Object.values(after.operations))
    if (random() < 0.2)
      Object.assign(operation, {
        needs: anyNeed(random),
        limit: one(random, [undefined, { calls: 5, minutes: 1, by: 'user' }, { calls: 50, minutes: 60, by: 'user' }]),
        midSignIn: one(random, [undefined, 'terms', 'setup', 'secondFactor']),
      });
  return after;
}

const marks = (before: Snapshot, after: Snapshot, mark: 'wider' | 'narrower'): readonly string[] =>
  changes(before, after, seededRoles)
    .flatMap(({ about, lines }) => lines.filter((line) => line[mark]).map(() => about.split('  (').at(-1) ?? ''))
    .sort();

describe('a change and its reverse', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('seed %i: wider and narrower change places', (seed) => {
    const random = numbers(seed);
    const before = changed(copied(product, [one(random, files), one(random, files), one(random, files)]), random);
    const after = changed(before, random);
    expect(marks(before, after, 'wider')).toEqual(marks(after, before, 'narrower'));
    expect(marks(before, after, 'narrower')).toEqual(marks(after, before, 'wider'));
    expect(changes(before, structuredClone(before), seededRoles)).toEqual([]);
  });

  it.each([1, 2, 3])('seed %i: one more right that is asked for is wider for nobody', (seed) => {
    const random = numbers(seed);
    const before = copied(product, [one(random, files), one(random, files)]);
    const after = structuredClone(before);
    for (const screen of Object.values(after.screens))
      Object.assign(screen, { needs: allOf(screen.needs ?? 'signedIn', one(random, someRights)) });
    for (const operation of Object.values(after.operations))
      Object.assign(operation, { needs: allOf(operation.needs, one(random, someRights)) });
    expect(marks(before, after, 'wider')).toEqual([]);
    expect(marks(before, after, 'narrower')).not.toEqual([]);
  });
});
