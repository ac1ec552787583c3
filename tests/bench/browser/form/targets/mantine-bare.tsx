/** The limit of the stack: Mantine's inputs, uncontrolled, and Ajv when the form is sent; its validator is compiled before. */
import { Button, Checkbox, Fieldset, MantineProvider, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles.css';
import Ajv from 'peer:ajv';
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchForm, holds, type Leaf, makeForm, type SectionData, valueAt } from '../fields.ts';
import { schemaOf } from '../json-schema.ts';
import { sizeOf, startForm } from '../page.ts';

interface AjvError {
  readonly instancePath: string;
  readonly message?: string;
}
type Errors = Readonly<Record<string, string>>;

const validate = new Ajv({ allErrors: true, strict: false }).compile(schemaOf(makeForm(sizeOf(location.search))));
const none: Errors = {};

interface FieldProps {
  readonly leaf: Leaf;
  readonly name: string;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (path: string, value: unknown) => void;
}

function Field({ leaf, name, value, error, onChange }: FieldProps) {
  const own = { name, label: leaf.title, error };
  const path = leaf.path.join('.');
  if (leaf.schema.enum)
    return (
      <NativeSelect
        {...own}
        data={[...leaf.schema.enum]}
        defaultValue={String(value)}
        onChange={(event) => onChange(path, event.currentTarget.value)}
      />
    );
  if (leaf.schema.type === 'boolean')
    return (
      <Checkbox
        {...own}
        defaultChecked={value === true}
        onChange={(event) => onChange(path, event.currentTarget.checked)}
      />
    );
  return <TextInput {...own} defaultValue={String(value ?? '')} />;
}

interface SectionProps {
  readonly title: string;
  readonly leaves: readonly Leaf[];
  readonly data: SectionData;
  readonly errors: Errors;
}

const Section = memo(({ title, leaves, data, errors }: SectionProps) => {
  const [now, setNow] = useState(data);
  const change = (path: string, value: unknown) => {
    if (leaves.some(({ when }) => when?.leaf === path)) setNow((before) => ({ ...before, [path]: value }));
  };
  return (
    <Fieldset legend={title}>
      {leaves
        .filter((leaf) => holds(leaf, now))
        .map((leaf) => (
          <Field
            key={leaf.path.join('.')}
            leaf={leaf}
            name={`${title}.${leaf.path.join('.')}`}
            value={valueAt(data, leaf.path)}
            error={errors[leaf.path.join('/')]}
            onChange={change}
          />
        ))}
    </Fieldset>
  );
});

function Form({ form }: { readonly form: BenchForm }) {
  const [errors, setErrors] = useState<Readonly<Record<string, Errors>>>({});
  const element = useRef<HTMLFormElement>(null);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    validate(element.current ? read(form, new FormData(element.current)) : {});
    const bySection: Record<string, Record<string, string>> = {};
    for (const { instancePath, message = 'is wrong' } of (validate.errors ?? []) as readonly AjvError[]) {
      const [, section = '', ...path] = instancePath.split('/');
      bySection[section] = { ...bySection[section], [path.join('/')]: message };
    }
    setErrors(bySection);
  };
  return (
    <form ref={element} noValidate onSubmit={send}>
      {form.sections.map((key) => (
        <Section key={key} title={key} leaves={form.leaves} data={form.data[key] ?? {}} errors={errors[key] ?? none} />
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

function read({ sections, leaves }: BenchForm, values: FormData): object {
  const typed = (key: string, { path, schema }: Leaf): unknown => {
    const value = values.get(`${key}.${path.join('.')}`);
    if (schema.type === 'boolean') return value !== null;
    if (value === null || value === '') return undefined;
    return schema.type === 'string' ? value : Number(value);
  };
  return Object.fromEntries(
    sections.map((key) => {
      const section: Record<string, unknown> = {};
      const place: Record<string, unknown> = {};
      for (const leaf of leaves) {
        const value = typed(key, leaf);
        if (value !== undefined) (leaf.path.length > 1 ? place : section)[leaf.path.at(-1) ?? ''] = value;
      }
      return [key, { ...section, place }];
    }),
  );
}

startForm({
  mount: (form, root) =>
    createRoot(root).render(
      <MantineProvider>
        <Form form={form} />
      </MantineProvider>,
    ),
});
