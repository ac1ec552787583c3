/** Pictures in full, one after the other: arrows on the page and on the keyboard, Escape and the cross to close. */
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitledImage } from '../../rules/kinds/Images.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { StoredPicture } from './stored-picture.tsx';
import styles from './viewer.module.css';

export interface ViewerProps {
  readonly pictures: readonly TitledImage[];
  readonly nameOf: (picture: TitledImage, index: number) => string;
  readonly first: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A side that fits every window; the page makes it smaller where there is less room. */
const largest = 1280;

export function Viewer({ pictures, nameOf, first, opened, onClose }: ViewerProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  // A dialog that opens after it is there remembers who had the focus.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const picture = pictures[index];
  if (!picture) return null;
  const go = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const name = nameOf(picture, index);
  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = document.documentElement.dir === 'rtl';
    if (event.key === 'ArrowRight') go(isMirrored ? -1 : 1);
    else if (event.key === 'ArrowLeft') go(isMirrored ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const several = pictures.length > 1;
  return (
    <Modal opened={opened && isThere} onClose={onClose} title={name} closeLabel={t('Close')} size={largest + 40} fill>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows turn the pages wherever the focus stands in the dialog */}
      <div className={styles['viewer']} onKeyDown={onKeyDown}>
        <div className={styles['stage']}>
          <StoredPicture key={picture.Path} path={picture.Path} alt={name} side={largest} />
        </div>
        {several && (
          <div className={styles['pages']}>
            <IconButton
              label={t('Previous picture')}
              icon={<Icon name="chevron-left" size={20} />}
              onClick={() => go(-1)}
            />
            <span role="status">{t('{n} of {all}', { n: index + 1, all: pictures.length })}</span>
            <IconButton
              data-autofocus
              label={t('Next picture')}
              icon={<Icon name="chevron-right" size={20} />}
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
