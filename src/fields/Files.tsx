/** Several files: each dropped or chosen, sent at once with its progress; the value is what the server calls them (VAL-28 to VAL-33). */
import { type DragEvent, useRef, useState } from 'react';
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
import { useFileUpload } from './files/use-file-upload.ts';
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
  const put = (next: readonly string[]) => onChange(next.length === 0 ? null : next);
  const { sending, failure, send, cancel } = useFileUpload(id, options.with, {
    onArrived: ({ path, name }) => {
      setNames((before) => new Map(before).set(path, name));
      put([...paths.current, path]);
    },
    onSettled: onBlur,
  });
  const take = (chosen: File | undefined) => void send(chosen);
  const nameOf = (path: string) => names.get(path) ?? nameIn(path);
  const shown = failure ?? error;
  const isReadOnly = options.readOnly ?? false;
  return (
    <div className={styles['files']}>
      <FileDrop
        id={id}
        label={options.label}
        {...dropTexts(options, t)}
        {...(shown === undefined ? {} : { error: shown })}
        {...(options.required && !isReadOnly ? { required: true } : {})}
        readOnly={isReadOnly}
        {...(sending ? { name: sending.name, share: sending.share } : {})}
        chooseText={paths.current.length === 0 ? t('Choose a file') : t('Choose another file')}
        progressLabel={t('Uploading {name}', { name: sending?.name ?? '' })}
        clearLabel={t('Cancel the upload')}
        onFile={take}
        onDrop={(event: DragEvent) => take(event.dataTransfer.files[0])}
        onClear={cancel}
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
    </div>
  );
}

export default field(files, {
  Show,
  Edit,
});
