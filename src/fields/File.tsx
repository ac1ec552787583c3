/** A file: dropped or chosen, sent at once with its progress; the value is what the server calls it (VAL-28 to VAL-33). */
import { type DragEvent, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import uploadErrors from '../rules/errors/uploads.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { uploadExtension } from '../rules/files/upload-types.ts';
import file, { accepted, type FileOptions } from '../rules/kinds/File.ts';
import { limits } from '../rules/limits.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { FieldServicesContext } from './editing/field-services.ts';
import { useInvalidInput } from './editing/use-invalid-input.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

interface Sending {
  readonly name: string;
  /** From 0 to 1; undefined once it has arrived. */
  readonly share: number | undefined;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const megabytes = limits.uploadSize / 1024 / 1024;

function Show({ value }: ShowProps<string>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{nameIn(value)}</bdi>;
}

function Edit({ id, value, options, error, onChange, onBlur }: EditProps<string, FileOptions>) {
  const { t } = useTranslation();
  const { upload } = use(FieldServicesContext);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const extensions = accepted(options.with);
  const isUnderWay = sending?.share !== undefined;
  useInvalidInput(id, isUnderWay ? { text: fieldTexts.uploading } : undefined);

  const send = async (file: File | undefined) => {
    if (!file || !upload) return;
    running.current?.abort();
    setFailure(undefined);
    const extension = uploadExtension(file.name);
    if (!extension || !extensions.includes(extension)) return setFailure(t(uploadErrors['ERR-22']));
    if (file.size > limits.uploadSize) return setFailure(t('A file may have at most {n} MB', { n: megabytes }));
    const control = new AbortController();
    running.current = control;
    setSending({ name: file.name, share: 0 });
    try {
      const { path, name } = await upload(file, (share) => setSending({ name: file.name, share }), control.signal);
      setSending({ name, share: undefined });
      onChange(path);
    } catch (reason) {
      setSending(undefined);
      if (!control.signal.aborted) setFailure(reason instanceof Error ? reason.message : t(uploadErrors['ERR-23']));
    }
    onBlur?.();
  };
  const clear = () => {
    running.current?.abort();
    setSending(undefined);
    if (!isEmpty(value)) onChange(null);
  };
  const name = sending?.name ?? (isEmpty(value) ? undefined : nameIn(value));
  const shown = failure ?? error;
  return (
    <FileDrop
      id={id}
      label={options.label}
      description={[
        options.help,
        t('{extensions}, at most {n} MB', { extensions: extensions.join(', ').toUpperCase(), n: megabytes }),
      ]
        .filter(Boolean)
        .join('. ')}
      {...(shown === undefined ? {} : { error: shown })}
      {...(options.required && !options.readOnly ? { required: true } : {})}
      readOnly={options.readOnly ?? false}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      {...(name === undefined ? {} : { name })}
      {...(isUnderWay ? { share: sending.share ?? 0 } : {})}
      chooseText={name === undefined ? t('Choose a file') : t('Choose another file')}
      dropText={t('or drop it here')}
      progressLabel={t('Uploading {name}', { name: name ?? '' })}
      clearLabel={isUnderWay ? t('Cancel the upload') : t('Remove the file')}
      onFile={(file) => void send(file)}
      onDrop={(event: DragEvent) => void send(event.dataTransfer.files[0])}
      onClear={clear}
    />
  );
}

export default field(file, {
  Show,
  Edit,
});
