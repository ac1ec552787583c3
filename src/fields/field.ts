/** The faces of a field kind: how its values are shown and edited. What both sides know of it stands in `src/rules/kinds`. */
import { type ComponentType, createElement } from 'react';
import type { useTranslation } from 'react-i18next';
import type { Choice, EditProps, ShowProps } from '../define/fields/field.ts';
import type { Kind } from '../rules/fields/kind.ts';
import { asForm, hasForm } from '../rules/fields/value-form.ts';
import { OtherForm, OtherFormEdit } from './text/other-form.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

interface Faces<V, W> {
  readonly Show: ComponentType<ShowProps<V, W>>;
  /** Where one record is read, with room for all of it; absent: as in a list. */
  readonly Read?: ComponentType<ShowProps<V, W>>;
  /** Absent: the kind cannot be edited. */
  readonly Edit?: ComponentType<EditProps<V, W>>;
  /** What the kind itself calls its values where a field names no choices; files carry these words too. */
  readonly words?: (t: Translate) => readonly Choice[];
}

export interface Field<V = unknown, W = unknown> extends Kind<V, W>, Faces<V, W> {}

/** Gives a kind its faces. Each file of `src/fields` exports one as default, under the name of its kind. */
export const field = <V, W>(kind: Kind<V, W>, { Show, Read, Edit, ...more }: Faces<V, W>): Field<V, W> => ({
  ...kind,
  ...more,
  Show: drawnOr(kind.type, Show, OtherForm),
  ...(Read && { Read: drawnOr(kind.type, Read, OtherForm) }),
  ...(Edit && { Edit: drawnOr(kind.type, Edit, OtherFormEdit as ComponentType<EditProps<V, W>>) }),
});

/** The face, or what is said of values that it cannot draw: a wrong manifest costs one value, not the screen. */
const drawnOr = <P extends { readonly value: unknown }>(
  type: Kind['type'],
  Face: ComponentType<P>,
  Other: ComponentType<P>,
): ComponentType<P> =>
  function Drawn(props) {
    const value = asForm(type, props.value);
    return createElement(hasForm(type, value) ? Face : Other, value === props.value ? props : { ...props, value });
  };
