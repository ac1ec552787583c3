/** The state of a record beside its name, as its field kind shows it. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import { fieldFor } from '../../fields/registry.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import { dataSchema, schemaAt } from '../binding/schema.ts';
import { choicesOf } from '../field-plan/choices.ts';
import { translatedOptions } from '../field-plan/field-text.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { inferKind } from '../field-plan/infer-kind.ts';

interface RecordStateProps {
  readonly source: SourceShape;
  readonly record: unknown;
  /** The field with the state. */
  readonly field: string | undefined;
  /** The field with the instant at which it ends as planned. */
  readonly until?: string | undefined;
}

export function RecordState({ source, record, field, until }: RecordStateProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  if (field === undefined) return null;
  const value = valueAt(record, field);
  if (isEmpty(value)) return null;
  const schema = schemaAt(dataSchema(source), field);
  const choices = choicesOf(schema);
  const { Show } = fieldFor(inferKind(field, schema));
  const ends = until === undefined ? undefined : valueAt(record, until);
  const options = translatedOptions({ label: titleOf(field), ...(choices && { choices }) }, t);
  return <Show value={value} options={isEmpty(ends) ? options : { ...options, ends: String(ends) }} locale={locale} />;
}
