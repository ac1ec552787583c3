/** What engines show while there is nothing, nothing yet or an error is looked at on fixtures: every kind of block has one. */
import { expect, it } from 'vitest';
import { screenFiles } from '../../generators/product/all-screens.ts';
import type { Screen } from '../../src/define/screen.ts';
import { objectsIn } from '../../src/define/walk.ts';

const fixtures = import.meta.glob<Screen>(['../fixtures/*/*.ts', '!**/operations.ts', '!**/reference/*'], {
  eager: true,
  import: 'default',
});

const kinds = (screens: Readonly<Record<string, Screen>>): ReadonlySet<string> =>
  new Set(
    Object.values(screens)
      .flatMap((screen) => [...objectsIn(screen)])
      .flatMap(({ block, source }) => (typeof block === 'string' && source ? [block] : [])),
  );

it('no kind of block that calls stands in the product and in no fixture', () => {
  const onFixtures = kinds(fixtures);
  expect([...kinds(screenFiles as Readonly<Record<string, Screen>>)].filter((kind) => !onFixtures.has(kind))).toEqual(
    [],
  );
});
