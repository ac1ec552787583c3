/** The panel of a chip: one control for each face of the field kinds. */
import type { ComponentType } from 'react';
import type { FilterFace } from '../../define/field.ts';
import type { Scope } from '../binding.ts';
import { AccountFace } from './faces/account-face.tsx';
import { BooleanFace } from './faces/boolean-face.tsx';
import { ChoicesFace } from './faces/choices-face.tsx';
import { DaysFace } from './faces/days-face.tsx';
import type { FaceProps } from './faces/face.ts';
import { TypedFace } from './faces/typed-face.tsx';

const controls: Readonly<Record<FilterFace, ComponentType<FaceProps & { readonly scope: Scope }>>> = {
  text: TypedFace,
  tags: TypedFace,
  numberRange: TypedFace,
  dateRange: DaysFace,
  choices: ChoicesFace,
  boolean: BooleanFace,
  account: AccountFace,
};

export function ChipEditor(props: FaceProps & { readonly scope: Scope }) {
  const [{ face }] = props.chip.filters;
  if (face === 'toggles' || face === 'switch') return null;
  const Control = controls[face];
  return <Control {...props} />;
}
