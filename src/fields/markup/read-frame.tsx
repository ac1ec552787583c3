/** A text in HTML being read: as high as it needs, up to a window's half. */
import { useLayoutEffect, useRef, useState } from 'react';
import { HtmlFrame } from '../../ui/HtmlFrame.tsx';
import styles from './markup.module.css';
import { textHeight } from './text-height.ts';

export interface ReadFrameProps {
  readonly title: string;
  readonly html: string;
  readonly language: string;
  /** In a place of its own, which has a line around it. */
  readonly bare?: true;
}

export function ReadFrame({ title, html, language, bare }: ReadFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['read']} data-bare={bare} style={{ height: textHeight(html, width) }}>
      <HtmlFrame className={styles['whole']} title={title} html={html} language={language} />
    </div>
  );
}
