/** Documents as links that save them: what each is called, in which language and form it is, and how large. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { imageAddress } from '../rules/files/stored-image.ts';
import { showFileSize } from '../rules/format/file-size.ts';
import { languageName } from '../rules/format/language-name.ts';
import documents, { isStoredDocument, type StoredDocument } from '../rules/kinds/Documents.ts';
import { Icon } from '../ui/icons.tsx';
import { field } from './field.ts';
import styles from './files/documents.module.css';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value, options, locale }: ShowProps<readonly StoredDocument[]>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <ul className={styles['documents']} aria-label={options.label}>
      {value.filter(isStoredDocument).map((each) => (
        <li key={each.Path}>
          <Icon name="file-text" size={16} />
          <a
            href={imageAddress(each.Path)}
            download={`${each.Title}.${formOf(each)}`}
            lang={each.Language ?? undefined}
          >
            <bdi>{each.Title}</bdi>
          </a>
          <span className={styles['facts']}>{factsOf(each, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

const formOf = ({ Path }: StoredDocument): string => Path.slice(Path.lastIndexOf('.') + 1);

const factsOf = (document: StoredDocument, locale: string): string =>
  [
    formOf(document).toUpperCase(),
    document.Language && languageName(document.Language, locale),
    showFileSize(document.Size, locale),
  ]
    .filter(Boolean)
    .join(', ');

export default field(documents, {
  Show,
});
