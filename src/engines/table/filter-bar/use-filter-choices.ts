/** The values that a filter offers: those of its schema in the person's language, or the rows of a call. */
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../../define/fields/field.ts';
import { valueAt } from '../../../rules/path.ts';
import { answerOf } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import { readText } from '../../binding/text-value.ts';
import { useSource } from '../../binding/use-source.ts';
import { translatedChoices } from '../../field-plan/field-text.ts';
import type { FilterPlan } from '../model/filters.ts';
import type { List } from '../use-list.ts';

/** undefined: the call has not answered. `isWanted`: nobody asks before somebody looks. */
export function useFilterChoices(
  filter: FilterPlan,
  { plan }: List,
  scope: BindingValues,
  isWanted: boolean,
): readonly Choice[] | undefined {
  const { t } = useTranslation();
  const { options, choices, schema } = filter;
  const resolved = options && isWanted ? resolveInput(options.source, options.input, scope) : undefined;
  const input = resolved?.state === 'ready' ? resolved.input : undefined;
  const { data } = useSource(options?.source ?? plan.block.source, input);
  if (!options) return choices && translatedChoices(choices, t);
  if (data === undefined) return undefined;
  const item = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return answerOf(options.source, data)
    .rows.filter((row) => holds(options.when, row))
    .flatMap((row): Choice[] => {
      // Lists of choices write every value as text; the call takes it as its input says.
      const value = readText(String(valueAt(row, options.value)), item) as Choice['value'] | undefined;
      return value === undefined ? [] : [{ value, label: String(valueAt(row, options.label) ?? value) }];
    });
}
