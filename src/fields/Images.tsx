/** Several pictures: shown small in their order, and large one after the other; sent, titled, put in order and removed where they are edited. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { pictureExtensions } from '../rules/files/upload-types.ts';
import images, { type ImagesOptions, isTitledImage, mostImages, type TitledImage } from '../rules/kinds/Images.ts';
import { field } from './field.ts';
import { FileListEdit } from './files/file-list-edit.tsx';
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
            {side > thumbSide && picture.Title && (
              <span className={styles['title']} aria-hidden>
                {picture.Title}
              </span>
            )}
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

function Edit({ value, ...props }: EditProps<readonly TitledImage[], ImagesOptions>) {
  const { t } = useTranslation();
  return (
    <FileListEdit
      {...props}
      files={readable(value)}
      taken={taken}
      most={mostImages(props.options.with)}
      chooseTexts={[t('Choose pictures'), t('Choose more pictures')]}
      keep={({ path }) => ({ Path: path })}
    >
      {(files, put) => <Order pictures={files} readOnly={props.options.readOnly ?? false} onChange={put} />}
    </FileListEdit>
  );
}

export default field(images, {
  Show,
  Read,
  Edit,
});
