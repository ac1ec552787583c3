/** What is read and never changed: where others are typed it stands as a line with a lock. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import readOnly from '../rules/kinds/ReadOnly.ts';
import { NativeTextInput } from '../ui/NativeTextInput.tsx';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { ShowText } from './text/show-text.tsx';

const Show = ({ value, options, locale }: ShowProps<string>) => (
  <ShowText value={readOnly.export(value, options, locale)} />
);

const Edit = (props: EditProps<string>) => (
  <NativeTextInput
    {...inputProps({ ...props, options: { ...props.options, readOnly: true } })}
    readOnly
    value={readOnly.export(props.value, props.options, props.locale)}
  />
);

export default field(readOnly, { Show, Edit });
