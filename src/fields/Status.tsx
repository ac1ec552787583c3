/** A state: normal ones are quiet, those that ask for attention are filled. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { showDay } from '../rules/format/day.ts';
import { showInstant } from '../rules/format/instant-text.ts';
import status from '../rules/kinds/Status.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import { statusMeaning, statusWords } from './text/status-words.ts';

function Show({ value, options, locale }: ShowProps<string>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  const { ends } = options;
  if (ends !== undefined) {
    return (
      <StatusBadge tone="waiting">
        <time dateTime={ends} title={showInstant(ends, locale)}>
          {t('Ends {day}', { day: showDay(ends, locale) })}
        </time>
      </StatusBadge>
    );
  }
  const { tone, quiet, word } = statusMeaning(value);
  const named = options.choices?.some((choice) => choice.value === value);
  return (
    <StatusBadge tone={tone} quiet={quiet}>
      {named ? choiceLabel(value, options.choices) : (word?.(t) ?? value)}
    </StatusBadge>
  );
}

function Edit({ onChange, ...props }: EditProps<string>) {
  return <ChoiceEdit {...props} onChange={(value) => onChange(value === null ? null : String(value))} />;
}

export default field(status, {
  Show,
  Edit,
  words: statusWords,
});
