/** The pages, sections and fields of a record, from a layout of the server or from the sections of a manifest. */

import type { Can } from '../../define/contract/capability.ts';
import type { FieldOptions } from '../../define/fields/field.ts';
import type { SectionShape } from '../../define/shapes/block-shapes.ts';
import { type ColumnShape, fieldOf, type LanguagesShape } from '../../define/shapes/element-shapes.ts';
import layoutErrors from '../../rules/errors/layouts.ts';
import listErrors from '../../rules/errors/lists.ts';
import type { FieldRule } from '../../rules/fields/kind.ts';
import { conditionsOf, type ShownWhen } from '../../rules/fields/shown-when.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { isOptional, type SchemaShape, schemaAt } from '../binding/schema.ts';
import { choicesOf, suggestionsIn } from './choices.ts';
import { titleOf } from './humanize.ts';
import { inferKind, plainKind } from './infer-kind.ts';
import { kindTold } from './kind-told.ts';

export interface FieldPlan {
  /** Name of the value. */
  readonly name: string;
  readonly kind: string;
  readonly options: FieldOptions;
  /** Its value is a text for each language. */
  readonly languages?: LanguagesShape;
  /** Texts are English and still to be translated; those of the server are not. */
  readonly english: boolean;
  /** Name of the value beside it that holds the currency. */
  readonly currencyField?: string;
  /** Name of the value beside it that holds the instant at which it ends. */
  readonly endsField?: string;
  /** Shown only where it has a value. */
  readonly hideEmpty?: true;
  /** Asked for only while these hold of what stands beside it. */
  readonly shownWhen?: readonly ShownWhen[];
  /** Its choices are asked for elsewhere. */
  readonly hasRemoteChoices?: true;
  /** Stands in it at first. */
  readonly start?: unknown;
  /** Why it cannot be changed, where a right or a second factor is all that lacks. */
  readonly lacks?: Lacking;
  /** What the server asks of its value; the form asks the same. */
  readonly rule?: FieldRule;
}
export type Lacking = Can | 'secondFactor';
export interface SectionPlan {
  readonly id: string;
  readonly title: string;
  readonly english: boolean;
  /** Large figures beside each other. */
  readonly inLine?: true;
  readonly fields: readonly FieldPlan[];
}
export interface PagePlan {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly SectionPlan[];
}

/** A field definition as the server sends it (ENT-17). */
export interface Definition {
  readonly Name: string;
  readonly DisplayValue?: string;
  readonly DisplayTemplate?: string;
  readonly EnumMembers?: readonly { readonly DisplayName: string; readonly Value: string }[];
  readonly Description?: string;
  readonly IsRequired?: boolean;
  readonly IsReadOnly?: boolean;
  readonly MissingRight?: { readonly ObjectType: string; readonly Flags: readonly string[] };
  readonly NeedsSecondFactor?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
  readonly Pattern?: string;
  readonly When?: ShownWhen;
  readonly Default?: unknown;
  readonly CurrencyField?: string;
  readonly CountryField?: string;
  readonly With?: object;
  readonly HideEmpty?: boolean;
  readonly HasRemoteChoices?: boolean;
}
interface Named {
  readonly Id: string;
  readonly DisplayValue?: string;
}
interface Page extends Named {
  readonly Containers?: readonly (Named & { readonly Fields?: readonly Definition[] })[];
}

/** Containers without fields and pages without containers are dropped (VIEW-1, VIEW-10). */
export function pagesOf(layout: unknown): { readonly pages: readonly PagePlan[] } | { readonly problem: string } {
  const pages = (layout as { Pages?: readonly Page[] } | undefined)?.Pages;
  if (!pages || pages.length === 0) return { problem: layoutErrors['ERR-26'] };
  const definitions = pages.flatMap(({ Containers = [] }) => Containers.flatMap(({ Fields = [] }) => Fields));
  const beside = new Map(definitions.map((each) => [each.Name, each]));
  const kept = pages.map((page) => pageOf(page, beside)).filter((page) => page.sections.length > 0);
  return kept.length === 0 ? { problem: listErrors['ERR-24'] } : { pages: kept };
}

const pageOf = ({ Id, DisplayValue, Containers = [] }: Page, beside: ReadonlyMap<string, Definition>): PagePlan => ({
  id: Id,
  title: DisplayValue ?? Id,
  sections: Containers.map((container) => ({
    // Pages may use the same names for their containers.
    id: `${Id}/${container.Id}`,
    title: container.DisplayValue ?? container.Id,
    english: false,
    fields: (container.Fields ?? []).map((each) => fieldOfDefinition(each, beside)),
  })).filter((section) => section.fields.length > 0),
});

const set = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined || value === null ? {} : { [key]: value }) as { [P in K]?: V };

const alone: ReadonlyMap<string, Definition> = new Map();

/** @param beside the definitions of the same layout by their names. */
export function fieldOfDefinition(definition: Definition, beside = alone): FieldPlan {
  const { Name, EnumMembers, IsReadOnly = false, IsRequired = false } = definition;
  const kind = definition.DisplayTemplate || plainKind;
  return {
    name: Name,
    kind,
    english: false,
    ...set('currencyField', definition.CurrencyField),
    ...set('lacks', lackingOf(definition)),
    ...set('hideEmpty', definition.HideEmpty === true || undefined),
    ...set('shownWhen', definition.When && conditionsOf(definition, beside)),
    ...set('hasRemoteChoices', definition.HasRemoteChoices === true || undefined),
    ...set('start', definition.Default),
    rule: ruleOf(definition),
    options: {
      label: definition.DisplayValue || titleOf(Name),
      required: IsRequired,
      readOnly: IsReadOnly || kindFor(kind).readOnly === true,
      ...set('help', definition.Description || undefined),
      ...set('with', definition.With),
      ...set('minLength', definition.MinLength),
      ...set('maxLength', definition.MaxLength),
      ...set('minimum', definition.Minimum),
      ...set('maximum', definition.Maximum),
      ...set(
        'choices',
        EnumMembers?.map(({ DisplayName, Value }) => ({ value: Value, label: DisplayName })),
      ),
    },
  };
}

function ruleOf(definition: Definition): FieldRule {
  const { MinLength, MaxLength, Minimum, Maximum, Pattern, With, CountryField } = definition;
  return {
    DisplayTemplate: definition.DisplayTemplate || plainKind,
    ...set('MinLength', MinLength),
    ...set('MaxLength', MaxLength),
    ...set('Minimum', Minimum),
    ...set('Maximum', Maximum),
    ...set('Pattern', Pattern),
    ...set('With', With),
    ...set('CountryField', CountryField),
  };
}

function lackingOf({ MissingRight, NeedsSecondFactor }: Definition): Lacking | undefined {
  if (MissingRight) return { can: MissingRight.ObjectType, flags: MissingRight.Flags } as Can;
  return NeedsSecondFactor ? 'secondFactor' : undefined;
}

/** `values` is the schema of the record; `takes` gives the schema of the input that a field is saved in, if it is. */
export function pagesOfSections(
  sections: readonly SectionShape[],
  values: SchemaShape,
  takes: (field: string) => { readonly schema: SchemaShape; readonly path: string } | undefined,
): readonly PagePlan[] {
  const plans = sections.map((section) => ({
    id: section.title,
    title: section.title,
    english: true,
    ...set('inLine', section.inLine),
    fields: section.fields.map((entry) => ({
      ...fieldOfManifest(entry, values, takes(fieldOf(entry).field)),
      ...set('hideEmpty', section.hideEmpty),
    })),
  }));
  return [{ id: '', title: '', sections: plans }];
}

/** A list may lose its last item, unless the call asks for one. */
const mayBeEmpty = (schema: SchemaShape | undefined): boolean => schema?.type === 'array' && !schema.minItems;

export function fieldOfManifest(
  entry: ColumnShape,
  values: SchemaShape,
  saved: { readonly schema: SchemaShape; readonly path: string } | undefined,
): FieldPlan {
  const { field, title, currency, ends, languages, items } = fieldOf(entry);
  const schema = (saved && schemaAt(saved.schema, saved.path)) ?? schemaAt(values, field);
  const { as, with: told } = kindTold(fieldOf(entry), schema);
  return {
    name: field,
    kind: as ?? inferKind(field, schema),
    english: true,
    ...(languages && { languages }),
    // What their schema does not say is asked of their parts as well.
    ...((languages || items) && { rule: { DisplayTemplate: as ?? plainKind, With: told } }),
    ...set('currencyField', currency),
    ...set('endsField', ends),
    options: {
      label: title ?? titleOf(field),
      ...set('with', told),
      readOnly: saved === undefined,
      required: saved !== undefined && !isOptional(saved.schema, saved.path) && !mayBeEmpty(schema),
      ...set('minLength', schema?.minLength),
      ...set('maxLength', schema?.maxLength),
      ...set('minimum', schema?.minimum),
      ...set('maximum', schema?.maximum),
      ...set('choices', choicesOf(schema)),
      ...(saved && suggestionsIn(schema)),
    },
  };
}
