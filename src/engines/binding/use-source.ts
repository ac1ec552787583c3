/** CallShape a source from an engine: types end here, the schemas have checked the manifest. */
import { createContext, useContext } from 'react';
import { type Read, type ReadOptions, useRead } from '../../client/query/query.tsx';
import type { Source } from '../../define/contract/operation.ts';
import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import type { Values } from './schema.ts';

export type { Read };

/** What stands inside is about to go: what it shows stays until then, and nothing is asked for again. */
export const OverContext = createContext(false);

/** undefined does not ask. */
export const useSource = (source: SourceShape, input: Values | undefined, options?: ReadOptions): Read<unknown> =>
  useRead<Values, unknown>(source as unknown as Source<Values, unknown, 'read'>, input, {
    ...options,
    isOver: useContext(OverContext),
  });
