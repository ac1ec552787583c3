/** The choices of a defined field: value and label of each, in their order. */
import { useTranslation } from 'react-i18next';
import type { DefinedChoice, DefinedField } from '../../rules/fields/definition.ts';
import { moved } from '../../rules/placed.ts';
import { ownName, withText } from '../../rules/text/localized.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TextPart } from './controls.tsx';
import styles from './definitions.module.css';

export interface ChoicesEditorProps {
  readonly id: string;
  readonly field: DefinedField;
  readonly language: string;
  readonly locale: string;
  readonly error: string | undefined;
  readonly onChange: (choices: readonly DefinedChoice[]) => void;
}

export function ChoicesEditor({ id, field, language, locale, error, onChange }: ChoicesEditorProps) {
  const { t } = useTranslation();
  const choices = field.Choices ?? [];
  const put = (index: number, next: DefinedChoice) => onChange(choices.map((each, at) => (at === index ? next : each)));
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('Choices')}</legend>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <ol>
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no other name while its value is typed
          <li key={index}>
            <TextPart
              id={`${id}-choice-${index}-value`}
              label={t('Value')}
              locale={locale}
              value={choice.Value}
              options={{ required: true, maxLength: 100 }}
              onChange={(Value) => put(index, { ...choice, Value: Value ?? '' })}
            />
            <TextPart
              id={`${id}-choice-${index}-label`}
              label={`${t('Label')} (${ownName(language)})`}
              locale={locale}
              value={choice.DisplayValue[language]}
              options={{
                maxLength: 100,
                ...(language === 'en' ? { required: true } : { placeholder: choice.DisplayValue['en'] ?? '' }),
              }}
              onChange={(label) =>
                put(index, { ...choice, DisplayValue: withText(choice.DisplayValue, language, label ?? null) ?? {} })
              }
            />
            <span className={styles['moves']}>
              <IconButton
                size={28}
                label={t('Move {name} up', { name: choice.Value })}
                aria-disabled={index === 0}
                icon={<Icon name="chevron-up" size={16} />}
                onClick={() => onChange(moved(choices, index, index - 1))}
              />
              <IconButton
                size={28}
                label={t('Move {name} down', { name: choice.Value })}
                aria-disabled={index === choices.length - 1}
                icon={<Icon name="chevron-down" size={16} />}
                onClick={() => onChange(moved(choices, index, index + 1))}
              />
              <IconButton
                size={28}
                label={t('Remove {name}', { name: choice.Value })}
                icon={<Icon name="x" size={16} />}
                onClick={() => onChange(choices.filter((_each, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        icon={<Icon name="plus" />}
        onClick={() => onChange([...choices, { Value: '', DisplayValue: {} }])}
      >
        {t('Add choice')}
      </Button>
    </fieldset>
  );
}
