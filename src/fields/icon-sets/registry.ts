/** All icon sets, found by their files. */
import type { IconSet, Translate, TypeFace } from './icon-set.ts';

const files = import.meta.glob<IconSet>(['./*.ts', '!./registry.ts', '!./icon-set.ts', '!./*.test.ts'], {
  eager: true,
  import: 'iconSet',
});

const faces: Readonly<Record<string, TypeFace>> = Object.assign({}, ...Object.values(files));

/** undefined for a type that no set knows. */
export const faceOf = (type: string): TypeFace | undefined => (Object.hasOwn(faces, type) ? faces[type] : undefined);

/** A type that nobody knows keeps its own word. */
export const typeWord = (type: string, t: Translate): string => faceOf(type)?.word(t) ?? type;
