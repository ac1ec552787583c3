/** Several documents: read as links that open them; sent, titled, put in order and removed where they are edited. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { imageAddress } from '../rules/files/stored-image.ts';
import { showFileSize } from '../rules/format/file-size.ts';
import documents, {
  type DocumentListOptions,
  documentsTaken,
  isTitledDocument,
  mostDocuments,
  type TitledDocument,
} from '../rules/kinds/DocumentList.ts';
import { ownName } from '../rules/text/localized.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './documents/documents.module.css';
import { field } from './field.ts';
import { dropTexts } from './files/drop-texts.ts';
import { PendingList } from './files/pending-list.tsx';
import { useUploads } from './files/use-uploads.ts';
import { EmptyValue } from './text/empty-value.tsx';

const Order = lazy(async () => ({ default: (await import('./documents/document-order.tsx')).DocumentOrder }));

const taken = { accept: documentsTaken };

/** Another server may hold anything. */
const readable = (value: readonly TitledDocument[] | null | undefined) => (value ?? []).filter(isTitledDocument);

function Show({ value, locale }: ShowProps<readonly TitledDocument[], DocumentListOptions>) {
  const { t } = useTranslation();
  const kept = readable(value);
  if (kept.length === 0) return <EmptyValue />;
  return (
    <ul className={styles['documents']}>
      {kept.map(({ Path, Title, Language, Size }, index) => (
        <li key={Path}>
          <Icon name="file-text" size={16} />
          <span>
            <a href={imageAddress(Path)} target="_blank" rel="noopener">
              <bdi>{Title || t('Document {n}', { n: index + 1 })}</bdi>
            </a>
            <span className={styles['facts']}>
              {[
                ...(Language ? [ownName(Language)] : []),
                ...(typeof Size === 'number' ? [showFileSize(Size, locale)] : []),
              ].join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Edit({
  id,
  value,
  options,
  error,
  onChange,
  onBlur,
}: EditProps<readonly TitledDocument[], DocumentListOptions>) {
  const { t } = useTranslation();
  const kept = useRef<readonly TitledDocument[]>([]);
  kept.current = readable(value);
  const put = (next: readonly TitledDocument[]) => {
    // Two may arrive before the form has been drawn again.
    kept.current = next;
    onChange(next.length === 0 ? null : next);
  };
  const [isFull, setFull] = useState(false);
  const { add, ...uploads } = useUploads(id, taken, {
    onArrived: ({ path, name }) => put([...kept.current, { Path: path, Title: name.replace(/\.[^.]+$/, '') }]),
    onSettled: onBlur,
  });
  const most = mostDocuments(options.with);
  const isReadOnly = options.readOnly ?? false;
  const take = (files: readonly File[]) => {
    const room = most - kept.current.length - uploads.pending.length;
    setFull(files.length > room);
    add(files.slice(0, Math.max(0, room)));
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
        chooseText={kept.current.length === 0 ? t('Choose documents') : t('Choose more documents')}
        onFiles={take}
      />
      {kept.current.length > 0 && (
        <Suspense fallback={null}>
          <Order documents={kept.current} readOnly={isReadOnly} onChange={put} />
        </Suspense>
      )}
      <PendingList {...uploads} />
    </div>
  );
}

export default field(documents, {
  Show,
  Edit,
});
