/** The faces that every kind of one typed line shares: typed as text, filtered as text, exported as it is. */
import type { EditProps, Field } from '../../define/fields/field.ts';
import { valueTexts } from '../../rules/format/value-text.ts';
import { TypedEdit, type TypedEditProps } from '../editing/typed-edit.tsx';
import { asTyped } from './show-text.tsx';

type Typing = Pick<TypedEditProps<string>, 'inputMode' | 'autoComplete'>;

export function textFaces(parse: Field<string>['parse'], typing: Typing = {}) {
  const Edit = (props: EditProps<string>) => (
    <TypedEdit {...props} {...typing} toText={asTyped} parse={parse} whenWrong={asTyped} />
  );
  return { Edit, parse, filter: 'text', export: valueTexts.Text } as const;
}
