/** One thing that was found: icon, name with what was typed marked, and a line below that tells it from others. */
import { useTranslation } from 'react-i18next';
import { TypeIcon } from '../../fields/icon-sets/TypeIcon.tsx';
import { Marked } from '../../fields/text/Marked.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { TintedIcon } from '../../ui/TintedIcon.tsx';
import type { FoundThing } from './find.ts';
import styles from './search.module.css';

export interface ResultLineProps {
  readonly thing: FoundThing;
  readonly text: string;
  readonly isActive: boolean;
}

export function ResultLine({ thing: { title, note, type, icon, isEnded }, text, isActive }: ResultLineProps) {
  const { t } = useTranslation();
  return (
    <>
      {type === undefined ? (
        <TintedIcon icon={icon as never} tint={undefined} />
      ) : (
        <span data-ended={isEnded || undefined} className={styles['type']}>
          <TypeIcon type={type} isAlone />
        </span>
      )}
      <span className={styles['result']} data-ended={isEnded || undefined}>
        <bdi>
          <Marked text={title} wanted={text} />
        </bdi>
        <small>
          {isEnded && `${t('Terminated')} · `}
          <bdi>{note}</bdi>
        </small>
      </span>
      {isActive && (
        <span className={styles['key']} aria-hidden>
          <Kbd>↵</Kbd>
        </span>
      )}
    </>
  );
}
