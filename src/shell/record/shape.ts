/** The head of a record as data: the manifest's head without the types that checked it. */
import type { Head } from '../../define/head.ts';
import type { Asking, FieldEntry, GoShape } from '../../engines/shapes.ts';

export interface HeadShape extends Asking {
  /** Field that names the record. */
  readonly title: string;
  readonly icon?: string;
  readonly status?: string;
  readonly trail?: { readonly list: string; readonly title: string; readonly icon?: string; readonly open: GoShape };
  readonly facts?: readonly FieldEntry[];
}

export const headShape = (head: Head<never>): HeadShape => head as unknown as HeadShape;
