/** The type of an account: tile and word. */
import { useTranslation } from 'react-i18next';
import { type EditProps, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TypeIcon } from '../ui/TypeIcon.tsx';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { parseChoice } from './choices/choices.ts';
import { accountTypes, accountTypeWord, accountTypeWords } from './text/account-types.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    AccountType: string;
  }
}

function Show({ value, options }: ShowProps<string>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  const word = options.choices === undefined ? accountTypeWord(value, t) : choiceLabel(value, options.choices);
  return (
    <span className={`${styles['withIcon']} ${styles['withTile']}`}>
      <TypeIcon type={value} />
      <span className={styles['text']}>{word}</span>
    </span>
  );
}

function Edit({ onChange, ...props }: EditProps<string>) {
  const { t } = useTranslation();
  return (
    <ChoiceEdit
      {...props}
      choices={accountTypeWords(t)}
      onChange={(value) => onChange(value === null ? null : String(value))}
    />
  );
}

const plain = accountTypes.map((value) => ({ value, label: value }));

export default field('AccountType', {
  width: 144,
  Show,
  Edit,
  parse: (text, { choices }) => parseChoice(text, choices ?? plain) as Parsed<string>,
  filter: 'choices',
  words: accountTypeWords,
  export: valueTexts.AccountType,
  examples: [
    ...accountTypes.map((value) => ({ name: value, value })),
    { name: 'not known', value: 'Marketplace' },
    { name: 'empty', value: null },
    { name: 'read only', value: 'Company', options: { readOnly: true } },
  ],
});
