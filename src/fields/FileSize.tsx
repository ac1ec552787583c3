/** How large a file or a store is: shown as file managers round it, typed in bytes. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { numberWhenWrong } from '../rules/fields/parse-number.ts';
import { showFileSize } from '../rules/format/file-size.ts';
import { showNumber } from '../rules/format/number.ts';
import fileSize from '../rules/kinds/FileSize.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <span className={styles['number']}>{showFileSize(value, locale)}</span>;
}

function Edit(props: EditProps<number>) {
  return (
    <TypedEdit {...props} toText={showNumber} parse={fileSize.parse} whenWrong={numberWhenWrong} inputMode="numeric" />
  );
}

export default field(fileSize, {
  Show,
  Edit,
});
