/** Several files of a field while it is edited: chosen, dropped or pasted as long as there is room, in an order below. */
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '../../define/fields/field.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { FileOptions } from '../../rules/kinds/File.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { dropTexts } from './drop-texts.ts';
import styles from './file-list-edit.module.css';
import { PendingList } from './pending-list.tsx';
import type { UploadEvents } from './use-file-upload.ts';
import { useUploads } from './use-uploads.ts';

export interface FileListEditProps<T>
  extends Pick<EditProps<readonly T[]>, 'id' | 'options' | 'error' | 'onChange' | 'onBlur'> {
  readonly files: readonly T[];
  readonly taken: FileOptions;
  readonly most: number;
  /** On the button while there is no file, and afterwards. */
  readonly chooseTexts: readonly [first: string, more: string];
  /** What is kept of a file that has arrived. */
  keep(...arrived: Parameters<UploadEvents['onArrived']>): T;
  /** The files in their order. */
  children(files: readonly T[], put: (next: readonly T[]) => void): ReactNode;
}

export function FileListEdit<T>({
  id,
  options,
  error,
  onChange,
  onBlur,
  files,
  taken,
  most,
  chooseTexts: [first, more],
  keep,
  children,
}: FileListEditProps<T>) {
  const { t } = useTranslation();
  const kept = useRef<readonly T[]>([]);
  kept.current = files;
  const put = (next: readonly T[]) => {
    // Two may arrive before the form has been drawn again.
    kept.current = next;
    onChange(next.length === 0 ? null : next);
  };
  const [isFull, setFull] = useState(false);
  const { add, ...uploads } = useUploads(id, taken, {
    onArrived: (...arrived) => put([...kept.current, keep(...arrived)]),
    onSettled: onBlur,
  });
  const isReadOnly = options.readOnly ?? false;
  const take = (chosen: readonly File[]) => {
    const room = most - kept.current.length - uploads.pending.length;
    setFull(chosen.length > room);
    add(chosen.slice(0, Math.max(0, room)));
  };
  const shown = isFull ? t(fieldTexts.maxItems, { n: most }) : error;
  return (
    <div className={styles['field']}>
      <FileDrop
        id={id}
        label={options.label}
        {...dropTexts({ ...options, with: taken }, t)}
        {...(shown === undefined ? {} : { error: shown })}
        {...(options.required && !isReadOnly ? { required: true } : {})}
        readOnly={isReadOnly}
        multiple
        dropText={t('or drop or paste them here')}
        chooseText={kept.current.length === 0 ? first : more}
        onFiles={take}
      />
      {kept.current.length > 0 && <Suspense fallback={null}>{children(kept.current, put)}</Suspense>}
      <PendingList {...uploads} />
    </div>
  );
}
