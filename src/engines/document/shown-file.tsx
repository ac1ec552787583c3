/** The file itself, drawn by the browser in a frame, with ways to print, open and save it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blobOf, type FileReply, saveFile } from '../../client/files/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../frame/states.tsx';
import styles from './document.module.css';

interface ShownFileProps {
  readonly title: string;
  readonly file: FileReply;
}

/** What is shown is a PDF and nothing else: any other file is saved. */
const shownType = 'application/pdf';

export function ShownFile({ title, file }: ShownFileProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useAddressOf(file);
  const isShown = address !== undefined && navigator.pdfViewerEnabled;
  const named = t('{title}: {file}', { title: t(title), file: file.FileName });
  const open = () => window.open(address, '_blank', 'noopener');
  const print = () => {
    try {
      frame.current?.contentWindow?.print();
    } catch {
      // Some browsers keep their viewer out of reach: it prints by itself.
      open();
    }
  };
  return (
    <>
      <header className={styles['head']}>
        <h2>{t(title)}</h2>
        <span className={styles['name']}>{file.FileName}</span>
        <div className={styles['actions']}>
          {isShown && (
            <Button icon={<Icon name="printer" />} onClick={print}>
              {t('Print')}
            </Button>
          )}
          {address !== undefined && (
            <Button icon={<Icon name="external-link" />} onClick={open}>
              {t('Open in a new tab')}
            </Button>
          )}
          <Button icon={<Icon name="download" />} onClick={() => saveFile(file)}>
            {t('Save')}
          </Button>
        </div>
      </header>
      {isShown ? (
        // No sandbox: browsers show no PDF in one. The file's type is a PDF whatever is in it, so nothing of it runs as a page.
        <iframe ref={frame} className={styles['frame']} title={named} src={`${address}#view=FitH`} />
      ) : (
        <EmptyState icon="file-text" title={file.FileName}>
          {t('This browser shows no PDF inside of a page. Open or save it instead.')}
        </EmptyState>
      )}
    </>
  );
}

/** An address within this page alone, as long as it stands there. */
function useAddressOf(file: FileReply): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file.ContentType !== shownType) return;
    const made = URL.createObjectURL(blobOf(file));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
