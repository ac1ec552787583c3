/** The type of an account: tile and word. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import accountType from '../rules/kinds/AccountType.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { iconSet } from './icon-sets/account-types.ts';
import type { Translate } from './icon-sets/icon-set.ts';
import { typeWord } from './icon-sets/registry.ts';
import { TypeIcon } from './icon-sets/TypeIcon.tsx';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

const words = (t: Translate) => Object.entries(iconSet).map(([value, { word }]) => ({ value, label: word(t) }));

function Show({ value, options }: ShowProps<string>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  const word = options.choices === undefined ? typeWord(value, t) : choiceLabel(value, options.choices);
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
    <ChoiceEdit {...props} choices={words(t)} onChange={(value) => onChange(value === null ? null : String(value))} />
  );
}

export default field(accountType, {
  Show,
  Edit,
  words,
});
