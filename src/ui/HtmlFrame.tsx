/** HTML that somebody has written, in a frame of its own: nothing runs in it, nothing of the page is within its reach. */
import styles from './HtmlFrame.module.css';
import { htmlDocument } from './html-document.ts';

export interface HtmlFrameProps {
  /** What the frame is called where it cannot be seen. */
  readonly title: string;
  readonly html: string;
  /** In which the text is written; also a tag such as `de-CH`. */
  readonly language: string;
  /** Its height is that of the place where it stands. */
  readonly className?: string | undefined;
}

export function HtmlFrame({ title, html, language, className = '' }: HtmlFrameProps) {
  return (
    <iframe
      className={`${styles['frame']} ${className}`}
      title={title}
      sandbox="allow-popups"
      referrerPolicy="no-referrer"
      srcDoc={htmlDocument(html, language)}
    />
  );
}
