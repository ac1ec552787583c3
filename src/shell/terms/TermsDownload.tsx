/** The button that saves terms as PDF (TERMS-05, TERMS-09, EXT-08). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFrom } from '../../client/files/download.ts';
import { showMessage } from '../../client/first/messages.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './terms.module.css';

export function TermsDownload({ address, name }: { readonly address: string; readonly name: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFrom(address, fileName(name, 'pdf'));
    } catch (error) {
      console.warn('The PDF was not saved', error);
      showMessage({ name: 'terms pdf', type: 'error', text: t('The PDF could not be downloaded. Try again later.') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button className={styles['download']} icon={<Icon name="file-text" size={16} />} busy={busy} onClick={download}>
      {t('Download as PDF')}
    </Button>
  );
}
