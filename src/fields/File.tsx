/** A file: dropped or chosen, sent at once with its progress; the value is what the server calls it (VAL-28 to VAL-33). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import file, { type FileOptions } from '../rules/kinds/File.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { field } from './field.ts';
import { dropTexts, nameIn } from './files/drop-texts.ts';
import { useFileUpload } from './files/use-file-upload.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value }: ShowProps<string>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{nameIn(value)}</bdi>;
}

function Edit({ id, value, options, error, onChange, onBlur }: EditProps<string, FileOptions>) {
  const { t } = useTranslation();
  const [arrived, setArrived] = useState<string>();
  const { sending, failure, send, cancel } = useFileUpload(id, options.with, {
    onArrived: ({ path, name }) => {
      setArrived(name);
      onChange(path);
    },
    onSettled: onBlur,
  });
  const clear = () => {
    cancel();
    setArrived(undefined);
    if (!isEmpty(value)) onChange(null);
  };
  const name = sending?.name ?? (isEmpty(value) ? undefined : (arrived ?? nameIn(value)));
  const shown = failure ?? error;
  return (
    <FileDrop
      id={id}
      label={options.label}
      {...dropTexts(options, t)}
      {...(shown === undefined ? {} : { error: shown })}
      {...(options.required && !options.readOnly ? { required: true } : {})}
      readOnly={options.readOnly ?? false}
      {...(name === undefined ? {} : { name })}
      {...(sending ? { share: sending.share } : {})}
      chooseText={name === undefined ? t('Choose a file') : t('Choose another file')}
      progressLabel={t('Uploading {name}', { name: name ?? '' })}
      clearLabel={sending ? t('Cancel the upload') : t('Remove the file')}
      onFiles={([first]) => void send(first)}
      onClear={clear}
    />
  );
}

export default field(file, {
  Show,
  Edit,
});
