/** Several documents: read as links that open them; sent, titled, put in order and removed where they are edited. */
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
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
import { Icon } from '../ui/icons.tsx';
import styles from './documents/documents.module.css';
import { field } from './field.ts';
import { FileListEdit } from './files/file-list-edit.tsx';
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

function Edit({ value, ...props }: EditProps<readonly TitledDocument[], DocumentListOptions>) {
  const { t } = useTranslation();
  return (
    <FileListEdit
      {...props}
      files={readable(value)}
      taken={taken}
      most={mostDocuments(props.options.with)}
      chooseTexts={[t('Choose documents'), t('Choose more documents')]}
      keep={({ path, name }) => ({ Path: path, Title: name.replace(/\.[^.]+$/, '') })}
    >
      {(files, put) => <Order documents={files} readOnly={props.options.readOnly ?? false} onChange={put} />}
    </FileListEdit>
  );
}

export default field(documents, {
  Show,
  Edit,
});
