/** Icon sets are found by their files, and no two of them speak of the same type. */
import { expect, it } from 'vitest';
import type { IconSet } from './icon-set.ts';
import { faceOf, typeWord } from './registry.ts';

const sets = Object.values(
  import.meta.glob<{ readonly iconSet?: IconSet }>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap(({ iconSet }) => (iconSet ? [iconSet] : []));
const types = sets.flatMap((set) => Object.entries(set));

it('knows the types of every set, each told by one set alone', () => {
  expect(types.length).toBeGreaterThan(0);
  for (const [type, face] of types) expect(faceOf(type)).toBe(face);
});

it('knows nothing of any other type', () => {
  for (const type of ['', 'Nobody', 'constructor', 'toString']) expect(faceOf(type)).toBeUndefined();
});

it('leaves any other type its own word', () => {
  const t = ((text: string) => text) as never;
  for (const type of ['Nobody', 'constructor', 'toString']) expect(typeWord(type, t)).toBe(type);
});
