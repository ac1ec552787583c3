/** The edit face of every kind of one typed line: its text is its value. */
import type { EditProps } from '../../define/fields/field.ts';
import type { Kind } from '../../rules/fields/kind.ts';
import { asTyped } from '../text/show-text.tsx';
import { TypedEdit, type TypedEditProps } from './typed-edit.tsx';

type Typing = Pick<TypedEditProps<string>, 'inputMode' | 'autoComplete'>;

export const typedText = <W = unknown>(parse: Kind<string, W>['parse'], typing: Typing = {}) =>
  function Edit(props: EditProps<string, W>) {
    return <TypedEdit {...props} {...typing} toText={asTyped} parse={parse} whenWrong={asTyped} />;
  };
