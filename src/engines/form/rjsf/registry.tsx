/** What rjsf draws with: our fields, templates and widgets; what we do not replace is its own. */
import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, FormContextType, RegistryFieldsType, RJSFSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { Values } from '../../binding/schema.ts';
import { KindField } from '../fields/kind-field.tsx';
import { SchemaField } from './schema-field.tsx';
import { Sections } from './sections.tsx';

type Field = ComponentType<FieldProps<unknown, RJSFSchema>>;
const stock = getDefaultRegistry().fields as Readonly<Record<string, Field>>;

/** A widget that a schema asks for by name is rjsf's own matter. */
function leaf(name: string): Field {
  const Stock = stock[name] as Field;
  return function Leaf(props) {
    return props.uiSchema?.['ui:widget'] ? <Stock {...props} /> : <KindField {...props} />;
  };
}

export const fields = {
  SchemaField,
  KindField,
  Sections,
  StringField: leaf('StringField'),
  NumberField: leaf('NumberField'),
  BooleanField: leaf('BooleanField'),
} as unknown as RegistryFieldsType<Values, RJSFSchema, FormContextType>;
