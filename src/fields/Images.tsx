/** Several pictures: shown small in their order, and large one after the other; sent, titled, put in order and removed where they are edited. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { pictureExtensions } from '../rules/files/upload-types.ts';
import images, { type ImagesOptions, isTitledImage, mostImages, type TitledImage } from '../rules/kinds/Images.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { field } from './field.ts';
import { dropTexts } from './files/drop-texts.ts';
import { PendingList } from './files/pending-list.tsx';
import { useUploads } from './files/use-uploads.ts';
import styles from './images/pictures.module.css';
import { StoredPicture } from './images/stored-picture.tsx';
import { EmptyValue } from './text/empty-value.tsx';

/** Few who read a page look at a picture in full. */
const Viewer = lazy(async () => ({ default: (await import('./images/viewer.tsx')).Viewer }));
const Order = lazy(async () => ({ default: (await import('./images/picture-order.tsx')).PictureOrder }));

const taken = { accept: pictureExtensions };
const thumbSide = 96;
const readSide = 360;

/** Another server may hold anything. */
const readable = (value: readonly TitledImage[] | null | undefined) => (value ?? []).filter(isTitledImage);

type Shown = ShowProps<readonly TitledImage[], ImagesOptions>;

const Show = (props: Shown) => <Thumbs {...props} side={thumbSide} />;
/** With room for it, what a picture is about is seen without opening it. */
const Read = (props: Shown) => <Thumbs {...props} side={readSide} />;

function Thumbs({ value, options, side }: Shown & { readonly side: number }) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState({ times: 0, first: 0, isOpen: false });
  const pictures = readable(value);
  if (pictures.length === 0) return <EmptyValue />;
  const nameOf = ({ Title }: TitledImage, index: number) => Title || t('Picture {n}', { n: index + 1 });
  return (
    <>
      <ul className={styles['thumbs']} data-large={side > thumbSide || undefined} aria-label={options.label}>
        {pictures.map((picture, index) => (
          <li key={picture.Path}>
            <button
              type="button"
              className={styles['thumb']}
              aria-label={t('Show large: {name}', { name: nameOf(picture, index) })}
              onClick={() => setOpening(({ times }) => ({ times: times + 1, first: index, isOpen: true }))}
            >
              <StoredPicture path={picture.Path} alt="" side={side} />
            </button>
          </li>
        ))}
      </ul>
      {opening.times > 0 && (
        <Suspense fallback={null}>
          <Viewer
            // It stays until it has closed, so that the focus goes back to where it came from.
            key={opening.times}
            pictures={pictures}
            nameOf={nameOf}
            first={opening.first}
            opened={opening.isOpen}
            onClose={() => setOpening((before) => ({ ...before, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  );
}

function Edit({ id, value, options, error, onChange, onBlur }: EditProps<readonly TitledImage[], ImagesOptions>) {
  const { t } = useTranslation();
  const pictures = useRef<readonly TitledImage[]>([]);
  pictures.current = readable(value);
  const put = (next: readonly TitledImage[]) => {
    // Two may arrive before the form has been drawn again.
    pictures.current = next;
    onChange(next.length === 0 ? null : next);
  };
  const [isFull, setFull] = useState(false);
  const { add, ...uploads } = useUploads(id, taken, {
    onArrived: ({ path }) => put([...pictures.current, { Path: path }]),
    onSettled: onBlur,
  });
  const most = mostImages(options.with);
  const isReadOnly = options.readOnly ?? false;
  const take = (files: readonly File[]) => {
    const room = most - pictures.current.length - uploads.pending.length;
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
        chooseText={pictures.current.length === 0 ? t('Choose pictures') : t('Choose more pictures')}
        onFiles={take}
      />
      {pictures.current.length > 0 && (
        <Suspense fallback={null}>
          <Order pictures={pictures.current} readOnly={isReadOnly} onChange={put} />
        </Suspense>
      )}
      <PendingList {...uploads} />
    </div>
  );
}

export default field(images, {
  Show,
  Read,
  Edit,
});
