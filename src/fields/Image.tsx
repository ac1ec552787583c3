/** One picture: chosen, dropped or pasted, sent at once with its progress; then shown, to be replaced or removed. */
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { pictureExtensions } from '../rules/files/upload-types.ts';
import image, { type ImageOptions } from '../rules/kinds/Image.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { field } from './field.ts';
import { dropTexts } from './files/drop-texts.ts';
import { useFileUpload } from './files/use-file-upload.ts';
import { StoredPicture } from './images/stored-picture.tsx';
import { EmptyValue } from './text/empty-value.tsx';

const taken = { accept: pictureExtensions };
const markSide = 40;

function Show({ value, options }: ShowProps<string, ImageOptions>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <StoredPicture path={value} alt={options.label} side={options.with?.size === 'mark' ? markSide : 320} />;
}

function Edit({ id, value, options, error, onChange, onBlur }: EditProps<string, ImageOptions>) {
  const { t } = useTranslation();
  const { sending, failure, send, cancel } = useFileUpload(id, taken, {
    onArrived: ({ path }) => onChange(path),
    onSettled: onBlur,
  });
  const isThere = !isEmpty(value);
  const shown = failure ?? error;
  const side = options.with?.size === 'mark' ? markSide : 160;
  const clear = () => {
    if (sending) cancel();
    else onChange(null);
  };
  return (
    <FileDrop
      id={id}
      label={options.label}
      {...dropTexts({ ...options, with: taken }, t)}
      {...(shown === undefined ? {} : { error: shown })}
      {...(options.required && !options.readOnly ? { required: true } : {})}
      readOnly={options.readOnly ?? false}
      {...(sending ? { name: sending.name, share: sending.share } : {})}
      {...(isThere ? { preview: <StoredPicture path={value} alt={options.label} side={side} /> } : {})}
      chooseText={isThere ? t('Replace the picture') : t('Choose a picture')}
      progressLabel={t('Uploading {name}', { name: sending?.name ?? '' })}
      clearLabel={sending ? t('Cancel the upload') : t('Remove the picture')}
      onFiles={([first]) => void send(first)}
      onClear={clear}
    />
  );
}

export default field(image, {
  Show,
  Edit,
});
