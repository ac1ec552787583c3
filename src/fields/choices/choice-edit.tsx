/** Choosing one of a list: a plain line until somebody comes to it, then a list that can be searched and emptied. */
import { type MouseEvent, memo, useState } from 'react';
import type { Choice, EditProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { type ChoiceValue, choiceLabel } from '../../rules/format/choice-label.ts';
import { NativeTextInput } from '../../ui/NativeTextInput.tsx';
import { inputProps } from '../editing/input-props.tsx';
import { ChoiceList } from './choice-list.tsx';

const none: readonly Choice[] = [];

export interface ChoiceEditProps extends EditProps<ChoiceValue> {
  /** Instead of options.choices: countries, currencies. */
  readonly choices?: readonly Choice[];
}

export const ChoiceEdit = memo(function ChoiceEdit(props: ChoiceEditProps) {
  const { value, options } = props;
  const [woken, wake] = useState<'pressed' | 'reached' | undefined>(props.autoFocus ? 'reached' : undefined);
  const choices = options.choices ?? props.choices ?? none;
  if (woken && !options.readOnly) return <ChoiceList {...props} choices={choices} pressed={woken === 'pressed'} />;
  return (
    <NativeTextInput
      {...inputProps(props)}
      pointer={!options.readOnly}
      readOnly
      value={isEmpty(value) ? '' : choiceLabel(value, choices)}
      {...(options.readOnly
        ? {}
        : {
            role: 'combobox',
            'aria-haspopup': 'listbox' as const,
            'aria-expanded': false,
            // The list that comes takes the focus; the press must not give it to a line that is gone.
            onMouseDown: (event: MouseEvent) => {
              event.preventDefault();
              wake('pressed');
            },
            onFocus: () => wake((how) => how ?? 'reached'),
          })}
    />
  );
});
