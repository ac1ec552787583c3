/** When a field is asked for: always, or only while one that stands before it has a value. */
import { useTranslation } from 'react-i18next';
import { takes } from '../../rules/fields/defined-field.ts';
import type { DefinedField } from '../../rules/fields/definition.ts';
import { ChoicePart, ChoicesPart } from './controls.tsx';
import { labelOf } from './words.ts';

export interface ConditionProps {
  readonly id: string;
  readonly field: DefinedField;
  readonly before: readonly DefinedField[];
  readonly language: string;
  readonly locale: string;
  readonly error: string | undefined;
  readonly onChange: (when: DefinedField['When']) => void;
}

export function Condition({ id, field: { When }, before, language, locale, error, onChange }: ConditionProps) {
  const { t } = useTranslation();
  const deciding = before.find(({ Name }) => Name === When?.Field);
  const values = deciding && takes(deciding.DisplayTemplate, 'choices') ? (deciding.Choices ?? []) : [];
  return (
    <>
      <ChoicePart
        id={`${id}-When`}
        label={t('Only while another field has a value')}
        locale={locale}
        error={error}
        value={When?.Field}
        choices={before
          .filter(({ Name }) => Name !== '')
          .map((each) => ({ value: each.Name, label: labelOf(each, language) }))}
        options={{ placeholder: t('Always') }}
        onChange={(Field) => onChange(Field === undefined ? undefined : { Field })}
      />
      {When && values.length > 0 && (
        <ChoicesPart
          id={`${id}-WhenValues`}
          label={t('And that value is')}
          locale={locale}
          value={When.Values}
          choices={values.map((one) => ({
            value: one.Value,
            label: one.DisplayValue[language] || one.DisplayValue['en'] || one.Value,
          }))}
          options={{ placeholder: t('Any') }}
          onChange={(Values) => onChange({ Field: When.Field, ...(Values && Values.length > 0 && { Values }) })}
        />
      )}
    </>
  );
}
