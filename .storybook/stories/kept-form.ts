/** A form that somebody has filled in: what its call takes in its example, kept where the form finds what was typed before. */
import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { draftKey } from '../../src/client/first/draft-storage.ts';
import type { Screen } from '../../src/define/screen.ts';
import { askedOf, type FormShape } from '../../src/define/shapes/block-shapes.ts';
import { operationOf } from '../../src/define/shapes/element-shapes.ts';
import { exampleAddress } from './example-address.ts';

export interface KeptForm {
  readonly key: string;
  readonly kept: { readonly values: object };
  /** The field at which the server finds fault. */
  readonly refused: string;
}

/** undefined where the form begins with values of its own: what was typed is kept for these. */
export function keptForm(screen: Screen): KeptForm | undefined {
  const form = screen.body as FormShape;
  const names = new Set(askedOf(form).map(({ field }) => field.split('.')[0] ?? ''));
  const { input } = operationOf(form.source).example as { readonly input: object };
  const values = Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name)));
  const [refused] = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  if (form.start || refused === undefined) return undefined;
  const { path } = exampleAddress(screen);
  return { key: draftKey(currentUserExample.UserAccountId, path, form.source.operation), kept: { values }, refused };
}
