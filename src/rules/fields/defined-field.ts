/** What is wrong with fields that people have defined, and how a form asks for them. */
import { kindFor, kinds } from '../kinds/registry.ts';
import { readPattern } from '../text/pattern.ts';
import type { DefinedChoice, DefinedField } from './definition.ts';
import { definitionTexts } from './definition-texts.ts';
import { isEmpty } from './empty.ts';
import { fieldTexts } from './field-texts.ts';
import { fieldProblem } from './field-value.ts';
import type { Kind } from './kind.ts';
import type { Problem } from './problem.ts';

export type Part = keyof DefinedField;
export interface DefinitionProblem {
  readonly index: number;
  readonly part: Part;
  readonly problem: Problem;
}

/** Kinds that people may define fields of, in the order of their names. */
export const definableKinds = (): readonly Kind[] =>
  Object.values(kinds)
    .filter(({ definable }) => definable !== undefined)
    .sort((a, b) => a.kind.localeCompare(b.kind));

export const takes = (kind: string, what: NonNullable<Kind['definable']>['takes'][number]): boolean =>
  kindFor(kind).definable?.takes.includes(what) === true;

/** Without what its kind does not use, so that nothing unseen stays behind when the kind is another. */
export function usedParts(field: DefinedField): DefinedField {
  const { MinLength, MaxLength, Pattern, Minimum, Maximum, IsWhole, Choices, CountryField, HideEmpty, ...rest } = field;
  const kind = field.DisplayTemplate;
  return withoutUndefined({
    ...rest,
    // What people shall fill in must be in sight while it is empty.
    ...(field.IsReadOnly && { HideEmpty }),
    ...(takes(kind, 'length') && { MinLength, MaxLength }),
    ...(takes(kind, 'pattern') && { Pattern: Pattern || undefined }),
    ...(takes(kind, 'range') && { Minimum, Maximum }),
    ...(takes(kind, 'whole') && { IsWhole }),
    ...(takes(kind, 'choices') && { Choices }),
    ...(takes(kind, 'country') && { CountryField }),
    Default: isEmpty(field.Default) ? undefined : field.Default,
  });
}

const withoutUndefined = (field: DefinedField): DefinedField =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as unknown as DefinedField;

const nameForm = /^[A-Z][A-Za-z0-9]{0,59}$/;

export const definitionProblems = (fields: readonly DefinedField[]): readonly DefinitionProblem[] =>
  fields.flatMap((field, index) =>
    Object.entries(problemsOf(field, fields.slice(0, index), fields)).flatMap(([part, problem]) =>
      problem ? [{ index, part: part as Part, problem }] : [],
    ),
  );

const say = (text: keyof typeof definitionTexts, parameters: Problem['parameters'] = {}): Problem => ({
  text: definitionTexts[text],
  parameters,
});
type Problems = Partial<Record<Part, Problem | undefined>>;

function problemsOf(given: DefinedField, before: readonly DefinedField[], all: readonly DefinedField[]): Problems {
  const field = usedParts(given);
  const { Name, DisplayTemplate, DisplayValue, MinLength, MaxLength, Minimum, Maximum, Pattern } = field;
  const isMore = (least?: number, most?: number) => least !== undefined && most !== undefined && least > most;
  const pattern = Pattern === undefined ? undefined : readPattern(Pattern);
  return {
    Name: !nameForm.test(Name)
      ? say('name', { example: 'HostName' })
      : before.some((one) => one.Name === Name)
        ? say('nameTwice')
        : undefined,
    DisplayTemplate: kindFor(DisplayTemplate).definable ? undefined : say('kind'),
    DisplayValue: DisplayValue['en']?.trim() ? undefined : { text: fieldTexts.required },
    MinLength: isMore(MinLength, MaxLength) ? say('least') : undefined,
    Minimum: isMore(Minimum, Maximum) ? say('least') : undefined,
    Pattern: pattern && 'wrong' in pattern ? say('pattern', { found: pattern.wrong }) : undefined,
    Choices: takes(DisplayTemplate, 'choices') ? choicesProblem(field.Choices ?? []) : undefined,
    CountryField:
      field.CountryField === undefined || all.some((one) => one.Name === field.CountryField && one.Name !== Name)
        ? undefined
        : say('country'),
    When: conditionProblem(field, before),
    Default: defaultProblem(field),
  };
}

function choicesProblem(choices: readonly DefinedChoice[]): Problem | undefined {
  if (choices.length === 0) return say('choices');
  const values = choices.map(({ Value }) => Value.trim());
  if (values.includes('') || choices.some(({ DisplayValue }) => !DisplayValue['en']?.trim()))
    return { text: fieldTexts.required };
  return new Set(values).size < values.length ? say('choiceTwice') : undefined;
}

function conditionProblem({ When }: DefinedField, before: readonly DefinedField[]): Problem | undefined {
  if (!When) return undefined;
  const decides = before.find(({ Name }) => Name === When.Field);
  if (!decides) return say('condition');
  const known = takes(decides.DisplayTemplate, 'choices')
    ? (decides.Choices ?? []).map(({ Value }) => Value)
    : undefined;
  return known && (When.Values ?? []).some((value) => !known.includes(value)) ? say('conditionValue') : undefined;
}

function defaultProblem(field: DefinedField): Problem | undefined {
  if (field.Default === undefined) return undefined;
  const { Choices, IsWhole, CountryField: _, ...rule } = field;
  const told = { ...rule, ...(IsWhole && { With: { whole: true } }) } as Parameters<typeof fieldProblem>[0];
  return fieldProblem(told, field.Default, { allowed: Choices?.map(({ Value }) => Value) });
}

/** The definitions as a layout of the server has them, in one language: what somebody is asked for at a stage. */
export function layoutOf(fields: readonly DefinedField[], stage: 'Order' | 'Running', language: string) {
  const inLanguage = (texts: Readonly<Record<string, string>> | undefined) => texts?.[language] || texts?.['en'] || '';
  const isAsked = ({ Stage, IsReadOnly }: DefinedField) =>
    stage === 'Order' ? Stage !== 'Running' && !IsReadOnly : Stage !== 'Order';
  const shown = fields.filter((field, index) => isAsked(field) && !isSecond(field, fields.slice(0, index)));
  const Fields = shown.map(usedParts).map(({ Stage: _, DisplayValue, Description, Choices, IsWhole, ...field }) => ({
    ...field,
    DisplayValue: inLanguage(DisplayValue) || field.Name,
    Description: inLanguage(Description),
    ...(IsWhole && { With: { whole: true } }),
    ...(Choices && {
      EnumMembers: Choices.map((one) => ({ Value: one.Value, DisplayName: inLanguage(one.DisplayValue) || one.Value })),
    }),
  }));
  return { Pages: [{ Id: 'fields', Containers: [{ Id: 'fields', DisplayValue: '', Fields }] }] };
}

/** While two have one name, or none, the first one stands for it. */
const isSecond = ({ Name }: DefinedField, before: readonly DefinedField[]): boolean =>
  Name === '' || before.some((one) => one.Name === Name);
