/** A kept picture in the size in which it is shown: its room is there before it comes, and something stands there if it never does. */
import { use, useState } from 'react';
import { fittedInside, pictureFacts } from '../../rules/files/picture-path.ts';
import { imageAddress, isStoredImagePath } from '../../rules/files/stored-image.ts';
import { Icon } from '../../ui/icons.tsx';
import { PictureAddressesContext } from './picture-addresses.ts';
import styles from './pictures.module.css';

export interface StoredPictureProps {
  readonly path: string;
  /** '' where the words stand beside it. */
  readonly alt: string;
  /** Longest side in pixels of the page. */
  readonly side: number;
}

/** Another picture begins anew. */
export const StoredPicture = (props: StoredPictureProps) => <OnePicture key={props.path} {...props} />;

function OnePicture({ path, alt, side }: StoredPictureProps) {
  const addresses = use(PictureAddressesContext);
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  if (!isStoredImagePath(path) || state === 'failed') return <NoPicture alt={alt} side={side} />;
  const facts = pictureFacts(path);
  const room = facts ? fittedInside(facts, side, side) : { width: side, height: side };
  const sources = facts ? addresses(path, facts) : [{ address: imageAddress(path), width: room.width }];
  const usual = sources.find(({ width }) => width >= room.width) ?? sources[0];
  return (
    <img
      className={styles['picture']}
      style={facts && state === 'waiting' ? { backgroundColor: `#${facts.color}` } : {}}
      src={usual?.address}
      {...(facts ? { srcSet: sources.map(({ address, width }) => `${address} ${width}w`).join(', ') } : {})}
      sizes={`${room.width}px`}
      {...room}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}

function NoPicture({ alt, side }: Pick<StoredPictureProps, 'alt' | 'side'>) {
  const room = Math.min(side, 96);
  return (
    <span
      className={styles['none']}
      style={{ width: room, height: room }}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Icon name="photo" size={room < 64 ? 16 : 24} />
    </span>
  );
}
