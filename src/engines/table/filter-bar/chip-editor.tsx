/** The panel of a chip: one control for each face of the field kinds. */
import type { ComponentType } from 'react';
import type { FilterControl } from '../../../define/fields/field.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import { isOpenControl } from '../model/filters.ts';
import { BooleanControl } from './controls/boolean-control.tsx';
import { ChoicesControl } from './controls/choices-control.tsx';
import type { FilterControlProps } from './controls/control-props.ts';
import { DaysControl } from './controls/days-control.tsx';
import { LookupControl } from './controls/lookup-control.tsx';
import { TypedControl } from './controls/typed-control.tsx';

const controls: Readonly<Record<FilterControl, ComponentType<FilterControlProps & { readonly scope: BindingValues }>>> =
  {
    text: TypedControl,
    tags: TypedControl,
    numberRange: TypedControl,
    dateRange: DaysControl,
    choices: ChoicesControl,
    boolean: BooleanControl,
    lookup: LookupControl,
  };

export function ChipEditor(props: FilterControlProps & { readonly scope: BindingValues }) {
  const [{ face }] = props.chip.filters;
  if (isOpenControl(face)) return null;
  const Control = controls[face];
  return <Control {...props} />;
}
