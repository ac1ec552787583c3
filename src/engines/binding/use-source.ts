/** CallShape a source from an engine: types end here, the schemas have checked the manifest. */
import { type Read, type ReadOptions, useRead } from '../../client/query/query.tsx';
import type { Source } from '../../define/contract/operation.ts';
import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import type { Values } from './schema.ts';

export type { Read };

/** undefined does not ask. */
export const useSource = (source: SourceShape, input: Values | undefined, options?: ReadOptions): Read<unknown> =>
  useRead<Values, unknown>(source as unknown as Source<Values, unknown, 'read'>, input, options);
