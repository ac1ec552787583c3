/** The type of an account: tile and word. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import accountType from '../rules/kinds/AccountType.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { TypeIcon } from './icon-sets/TypeIcon.tsx';
import { accountTypeWord, accountTypeWords } from './text/account-types.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

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

export default field(accountType, {
  Show,
  Edit,
  words: accountTypeWords,
});
