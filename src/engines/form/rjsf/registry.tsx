/** What rjsf draws with: our fields, templates and widgets; what we do not replace is its own. */
import { getDefaultRegistry } from '@rjsf/core';
import {
  type FieldProps,
  type FormContextType,
  getUiOptions,
  type RegistryFieldsType,
  type RJSFSchema,
} from '@rjsf/utils';
import type { ComponentType } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import type { Values } from '../../binding/schema.ts';
import { titleOf } from '../../field-plan/humanize.ts';
import { KindField } from '../fields/kind-field.tsx';
import { SchemaField } from './schema-field.tsx';
import { Sections } from './sections.tsx';
import { isKindsWidget } from './widget-kinds.ts';

type Field = ComponentType<FieldProps<unknown, RJSFSchema>>;
const stock = getDefaultRegistry().fields as Readonly<Record<string, Field>>;

/** A widget that none of our kinds is meant by is rjsf's own matter; it has its label as every field has. */
function leaf(name: string): Field {
  const Stock = stock[name] as Field;
  return function Leaf(props) {
    const { widget, title } = getUiOptions(props.uiSchema);
    const isFile = widget === undefined && props.schema.format === 'data-url';
    if ((widget === undefined && !isFile) || isKindsWidget(widget)) return <KindField {...props} />;
    // A list of choices has its label from our own widget.
    if (widget === 'hidden' || widget === 'select') return <Stock {...props} />;
    return (
      <FieldFrame id={props.fieldPathId.$id} label={title ?? props.schema.title ?? titleOf(props.name)}>
        <Stock {...props} />
      </FieldFrame>
    );
  };
}

export const fields = {
  SchemaField,
  Sections,
  StringField: leaf('StringField'),
  NumberField: leaf('NumberField'),
  BooleanField: leaf('BooleanField'),
} as unknown as RegistryFieldsType<Values, RJSFSchema, FormContextType>;
