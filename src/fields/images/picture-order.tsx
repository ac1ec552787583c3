/** Pictures one below the other, each with its title. */
import { useTranslation } from 'react-i18next';
import type { TitledImage } from '../../rules/kinds/Images.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { movingKeys, OrderedList } from '../files/ordered-list.tsx';
import styles from './pictures.module.css';
import { StoredPicture } from './stored-picture.tsx';

export interface PictureOrderProps {
  readonly pictures: readonly TitledImage[];
  readonly readOnly: boolean;
  readonly onChange: (pictures: readonly TitledImage[]) => void;
}

export function PictureOrder({ pictures, readOnly, onChange }: PictureOrderProps) {
  const { t } = useTranslation();
  const nameOf = ({ Title }: TitledImage, index: number) => Title || t('Picture {n}', { n: index + 1 });
  const retitle = (index: number, title: string) =>
    onChange(pictures.map((each, at) => (at === index ? { ...each, Title: title === '' ? null : title } : each)));
  return (
    <OrderedList
      items={pictures}
      readOnly={readOnly}
      nameOf={nameOf}
      mark={({ Path }) => (
        <span className={styles['small']}>
          <StoredPicture path={Path} alt="" side={64} />
        </span>
      )}
      onChange={onChange}
    >
      {(picture, index) =>
        readOnly ? (
          <span>{nameOf(picture, index)}</span>
        ) : (
          <TextInput
            aria-label={t('Title of {name}', { name: t('Picture {n}', { n: index + 1 }) })}
            aria-keyshortcuts={movingKeys}
            placeholder={t('What it shows')}
            maxLength={200}
            value={picture.Title ?? ''}
            onChange={(event) => retitle(index, event.currentTarget.value)}
          />
        )
      }
    </OrderedList>
  );
}
