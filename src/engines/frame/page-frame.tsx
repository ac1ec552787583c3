/** The head of a plain screen: title, count, actions; the body fills it from inside. */
import { type ReactNode, useState } from 'react';
import { EngineServicesProvider } from './engine-services.tsx';
import { FrameProvider } from './frame.tsx';
import styles from './page-frame.module.css';
import { useTogether } from './use-together.ts';

export interface PageFrameProps {
  /** Already translated. */
  readonly title: string;
  /** Above the title: the way down to here. */
  readonly trail?: ReactNode;
  readonly children: ReactNode;
}

export function PageFrame({ title, trail, children }: PageFrameProps) {
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [views, setViews] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const together = useTogether();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        {trail}
        <div className={styles['row']}>
          <div className={styles['title']}>
            <h1>{title}</h1>
            <span ref={setCount} className={styles['count']} data-waiting={!together || undefined} />
            <div ref={setViews} className={styles['views']} data-waiting={!together || undefined} />
          </div>
          <div ref={setActions} className={styles['actions']} data-waiting={!together || undefined} />
        </div>
      </header>
      <div className={styles['body']} data-waiting={!together || undefined}>
        <EngineServicesProvider value={{ count, views, actions }}>
          <FrameProvider title={title}>{children}</FrameProvider>
        </EngineServicesProvider>
      </div>
    </div>
  );
}
