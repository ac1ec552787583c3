/** A layout as a form that sends nothing: for whoever wants to see beforehand what people will be asked for. */
import { useMemo } from 'react';
import { withValueAt } from '../../rules/path.ts';
import type { Values } from '../binding/schema.ts';
import { schemaOfFields } from '../field-plan/form-schema.ts';
import { pagesOf } from '../field-plan/pages.ts';
import type { FormSectionPlan } from './plan.ts';
import { SchemaForm } from './schema-form.tsx';
import { loadReading, useLoaded } from './validation/load-check.ts';

export interface LayoutFormProps {
  /** As a server sends it. */
  readonly layout: unknown;
}

const nothing = () => {};

export function LayoutForm({ layout }: LayoutFormProps) {
  const sections = useMemo(() => sectionsIn(layout), [layout]);
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections]);
  const schema = useMemo(() => schemaOfFields(fields), [fields]);
  const { value: reading } = useLoaded(loadReading);
  const check = useMemo(() => reading?.(schema), [reading, schema]);
  const starts = JSON.stringify(fields.map(({ name, start }) => [name, start]));
  // What stands in it at first is another form; everything else changes the one that stands.
  const values = useMemo(
    () =>
      (JSON.parse(starts) as [string, unknown][])
        .filter(([, start]) => start != null)
        .reduce<Values>((all, [name, start]) => withValueAt(all, name, start), {}),
    [starts],
  );
  if (!check) return null;
  return (
    <SchemaForm
      key={starts}
      isPart
      schema={schema}
      check={check}
      sections={sections}
      values={values}
      onSubmit={nothing}
    />
  );
}

function sectionsIn(layout: unknown): readonly FormSectionPlan[] {
  const found = pagesOf(layout);
  return 'pages' in found
    ? found.pages.flatMap(({ sections }) => sections.map((section) => ({ ...section, columns: 1 as const })))
    : [];
}
