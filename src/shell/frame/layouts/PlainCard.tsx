/** A screen without header and footer: one card with logo and title, the languages below it, as on the sign-in page (LAY-7, LOGIN-23 to LOGIN-29). */
import type { ReactNode } from 'react';
import { FrameProvider } from '../../../engines/frame/frame.tsx';
import { useTogether } from '../../../engines/frame/use-together.ts';
import { BackLink } from './BackLink.tsx';
import { Logo } from './Logo.tsx';
import styles from './PlainCard.module.css';
import { PlainLanguage } from './PlainLanguage.tsx';

export interface PlainCardProps {
  /** Already translated. */
  readonly title: string;
  readonly children: ReactNode;
  /** The content itself offers no way out. */
  readonly hasWayBack: boolean;
}

export function PlainCard({ title, children, hasWayBack }: PlainCardProps) {
  const together = useTogether();
  return (
    <div className={styles['page']} data-waiting={!together || undefined}>
      <div className={styles['card']}>
        <Logo className={styles['logo']} />
        <h1>{title}</h1>
        <FrameProvider frame="card" title={title}>
          {children}
        </FrameProvider>
        {hasWayBack && <BackLink className={styles['back']} />}
      </div>
      <PlainLanguage />
    </div>
  );
}
