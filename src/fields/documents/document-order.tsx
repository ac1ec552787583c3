/** Documents one below the other, each with its title and its language. */
import { useTranslation } from 'react-i18next';
import type { TitledDocument } from '../../rules/kinds/DocumentList.ts';
import { allLanguages } from '../../rules/limits.ts';
import { ownName } from '../../rules/text/localized.ts';
import { Icon } from '../../ui/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { movingKeys, OrderedList } from '../files/ordered-list.tsx';
import styles from './documents.module.css';

export interface DocumentOrderProps {
  readonly documents: readonly TitledDocument[];
  readonly readOnly: boolean;
  readonly onChange: (documents: readonly TitledDocument[]) => void;
}

export function DocumentOrder({ documents, readOnly, onChange }: DocumentOrderProps) {
  const { t } = useTranslation();
  const nameOf = ({ Title }: TitledDocument, index: number) => Title || t('Document {n}', { n: index + 1 });
  const change = (index: number, changed: Partial<TitledDocument>) =>
    onChange(documents.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  const languages = [
    { value: '', label: t('For every language') },
    ...allLanguages.map((value) => ({ value, label: ownName(value) })),
  ];
  return (
    <OrderedList
      items={documents}
      readOnly={readOnly}
      nameOf={nameOf}
      mark={() => <Icon name="file-text" size={20} />}
      onChange={onChange}
    >
      {(document, index) =>
        readOnly ? (
          <span>{nameOf(document, index)}</span>
        ) : (
          <span className={styles['inputs']}>
            <TextInput
              aria-label={t('Title of {name}', { name: t('Document {n}', { n: index + 1 }) })}
              aria-keyshortcuts={movingKeys}
              placeholder={t('What it is called')}
              maxLength={200}
              value={document.Title ?? ''}
              onChange={(event) => change(index, { Title: event.currentTarget.value || null })}
            />
            <Select
              aria-label={t('Language of {name}', { name: nameOf(document, index) })}
              data={languages}
              value={document.Language ?? ''}
              onChange={(language) => change(index, { Language: language || null })}
            />
          </span>
        )
      }
    </OrderedList>
  );
}
