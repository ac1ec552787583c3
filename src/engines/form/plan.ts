/** What a form asks for, from its manifest: sections of fields, each with its place in the input. */
import type { FormSectionShape, FormShape } from '../../define/shapes/block-shapes.ts';
import {
  type CheckShape,
  type FieldChoicesShape,
  type FormFieldShape,
  fieldOf,
  type LongFormField,
  type ServerLayoutShape,
} from '../../define/shapes/element-shapes.ts';
import { isOpenRecord, isOptional, type SchemaShape, schemaAt } from '../binding/schema.ts';
import type { FormFieldPlan } from '../field-plan/form-field-plan.ts';
import { kindOfChoices } from '../field-plan/infer-kind.ts';
import { fieldOfManifest, pagesOf } from '../field-plan/pages.ts';

export interface FormSectionPlan {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly english: boolean;
  readonly columns: 1 | 2 | 3;
  readonly fields: readonly FormFieldPlan[];
}

/** What the servers answered to the layouts of a form, by the input that they fill. */
export type Layouts = Readonly<Record<string, unknown>>;

export const layoutsOf = (
  sections: readonly FormSectionShape[],
): readonly (LongFormField & { layout: ServerLayoutShape })[] =>
  sections
    .flatMap((section) => section.fields.map(fieldOf<LongFormField>))
    .filter((asked): asked is LongFormField & { layout: ServerLayoutShape } => asked.layout !== undefined);

/** A few fields without sections are one that needs no title. */
export const sectionShapesOf = ({
  fields,
  sections,
}: Pick<FormShape, 'fields' | 'sections'>): readonly FormSectionShape[] =>
  sections ?? [{ title: '', fields: fields ?? [] }];

export function sectionsOf(
  shapes: readonly FormSectionShape[],
  input: SchemaShape,
  layouts: Layouts = {},
): readonly FormSectionPlan[] {
  return shapes.flatMap(({ title, help, columns = 1, fields }, index) => {
    const own = fields.map(fieldOf<LongFormField>).filter(({ layout }) => !layout);
    const section: FormSectionPlan = {
      id: title || String(index),
      title,
      ...(help === undefined ? {} : { help }),
      english: true,
      columns,
      fields: own.map((asked) => askedField(asked, input)),
    };
    const sent = layoutsOf([{ title, fields }]).flatMap((asked) => layoutSections(asked, layouts[asked.field]));
    return own.length > 0 ? [section, ...sent] : sent;
  });
}

function askedField(entry: FormFieldShape, input: SchemaShape): FormFieldPlan {
  const {
    field,
    help,
    width,
    options,
    check,
    currency,
    when,
    requiredWhen,
    needs,
    as,
    with: told,
    title,
    languages,
    items,
  } = fieldOf<LongFormField>(entry);
  if ((when || needs) && !isOptional(input, field))
    throw new Error(`"${field}" is always needed, so it cannot be asked only now and then`);
  const column = {
    field,
    ...(as && { as }),
    ...(told && { with: told }),
    ...(title && { title }),
    ...(languages && { languages }),
    ...(items && { items }),
  };
  const plan = fieldOfManifest(column, {}, { schema: input, path: field });
  const schema = schemaAt(input, field);
  const isList = schema?.type === 'array' && (options || plan.options.choices);
  return {
    ...plan,
    ...(as || items || !isList ? {} : { kind: kindOfChoices(true) }),
    ...(help === undefined ? {} : { options: { ...plan.options, help } }),
    ...(width && { width }),
    ...(options && { optionsCall: options, ...(as || isList ? {} : { kind: kindOfChoices(false) }) }),
    ...(check && { check }),
    ...(currency && { currencyFrom: currency }),
    ...(when && { when }),
    ...(requiredWhen && { requiredWhen }),
    ...(isNested(schema) && !as && { isNested: true }),
  };
}

const isNested = (schema: SchemaShape | undefined): boolean =>
  (schema?.type === 'object' && !isOpenRecord(schema)) || schema?.items?.type === 'object';

/** Pages and containers of a server layout are sections, titled by the container. */
function layoutSections(
  { field, layout }: { field: string; layout: ServerLayoutShape },
  answer: unknown,
): FormSectionPlan[] {
  const found = pagesOf(answer);
  if (!('pages' in found)) return [];
  return found.pages.flatMap((page) =>
    page.sections.map((section) => ({
      ...section,
      columns: 1 as const,
      fields: section.fields.map((plan) => ({
        ...plan,
        name: `${field}.${plan.name}`,
        base: field,
        ...(plan.currencyField === undefined ? {} : { currencyField: `${field}.${plan.currencyField}` }),
        ...(layout.checks?.[plan.name] && { check: layout.checks[plan.name] as CheckShape }),
        ...(plan.hasRemoteChoices && layout.choices && chosenIn(plan.name, layout.choices)),
      })),
    })),
  );
}

/** A field in which is chosen, by the call that takes its name. */
const chosenIn = (
  field: string,
  { name, ...call }: FieldChoicesShape,
): Pick<FormFieldPlan, 'kind' | 'optionsCall'> => ({
  kind: kindOfChoices(false),
  optionsCall: { ...call, input: { ...call.input, [name]: { constant: field } } },
});

export const fieldsOf = (sections: readonly FormSectionPlan[]): readonly FormFieldPlan[] =>
  sections.flatMap((section) => section.fields);

/** Fewer fields than this are drawn at once, whatever the window. */
const few = 120;
/** A line of a section is at least as high, in pixels. */
const line = 60;

/**
 * How many sections are drawn at once, where there are more fields than anybody sees: two windows full, so that who goes on by
 * one finds them there. The others follow in idle time. `height` is the window's, in pixels.
 */
export function firstSections(sections: readonly FormSectionPlan[], height: number): number | undefined {
  if (fieldsOf(sections).length < few) return undefined;
  let filled = 0;
  const last = sections.findIndex(({ fields, columns }) => {
    filled += Math.ceil(fields.length / columns) * line;
    return filled >= 2 * height;
  });
  return last < 0 ? undefined : last + 1;
}
