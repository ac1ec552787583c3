/** Several files: each dropped or chosen, sent at once with its progress; the value is what the server calls them (VAL-28 to VAL-33). */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import type { FileOptions } from '../rules/kinds/File.ts';
import files from '../rules/kinds/Files.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Icon } from '../ui/icons.tsx';
import { field } from './field.ts';
import { dropTexts, nameIn } from './files/drop-texts.ts';
import styles from './files/files.module.css';
import { PendingList } from './files/pending-list.tsx';
import { useUploads } from './files/use-uploads.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value }: ShowProps<readonly string[]>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <ul className={styles['names']}>
      {value.map((path) => (
        <li key={path}>
          <bdi>{nameIn(path)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Edit({ id, value, options, error, onChange, onBlur }: EditProps<readonly string[], FileOptions>) {
  const { t } = useTranslation();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = useRef<readonly string[]>([]);
  paths.current = value ?? [];
  const put = (next: readonly string[]) => {
    // Two may arrive before the form has been drawn again.
    paths.current = next;
    onChange(next.length === 0 ? null : next);
  };
  const { add, ...uploads } = useUploads(id, options.with, {
    onArrived: ({ path, name }) => {
      setNames((before) => new Map(before).set(path, name));
      put([...paths.current, path]);
    },
    onSettled: onBlur,
  });
  const nameOf = (path: string) => names.get(path) ?? nameIn(path);
  const isReadOnly = options.readOnly ?? false;
  return (
    <div className={styles['files']}>
      <FileDrop
        id={id}
        label={options.label}
        {...dropTexts(options, t)}
        {...(error === undefined ? {} : { error })}
        {...(options.required && !isReadOnly ? { required: true } : {})}
        readOnly={isReadOnly}
        multiple
        dropText={t('or drop or paste them here')}
        chooseText={paths.current.length === 0 ? t('Choose files') : t('Choose more files')}
        onFiles={add}
      />
      {paths.current.length > 0 && (
        <ul className={styles['list']}>
          {paths.current.map((path) => (
            <li key={path}>
              <Icon name="file-text" size={16} />
              <bdi>{nameOf(path)}</bdi>
              {!isReadOnly && (
                <IconButton
                  size={24}
                  label={t('Remove {name}', { name: nameOf(path) })}
                  icon={<Icon name="x" size={14} />}
                  onClick={() => put(paths.current.filter((each) => each !== path))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <PendingList {...uploads} />
    </div>
  );
}

export default field(files, {
  Show,
  Edit,
});
