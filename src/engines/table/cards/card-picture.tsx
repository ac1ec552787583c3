/** The picture of a row; where it has none, or none that comes, a tile in its place. */
import { useState } from 'react';
import { imageAddress } from '../../../rules/files/stored-image.ts';
import { Icon } from '../../../ui/icons.tsx';
import styles from './card-picture.module.css';

export interface CardPictureProps {
  /** Its address, or the path of a stored image; what is no text is none. */
  readonly from: unknown;
  /** In pixels. */
  readonly size: 24 | 40 | 48;
}

export function CardPicture({ from, size }: CardPictureProps) {
  const [broken, setBroken] = useState<unknown>();
  if (typeof from === 'string' && from !== '' && from !== broken)
    return (
      <img
        className={styles['picture']}
        src={imageAddress(from)}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        onError={() => setBroken(from)}
      />
    );
  return (
    <span className={styles['picture']} style={{ width: size, height: size }} aria-hidden>
      <Icon name="box" size={size / 2} />
    </span>
  );
}
