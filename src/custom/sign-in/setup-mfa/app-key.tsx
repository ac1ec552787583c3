/** What an authenticator app is given: a picture to scan, or the key to type. */
import { useTranslation } from 'react-i18next';
import { GroupedKey } from '../../../fields/text/grouped-key.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import card from '../card/card.module.css';
import type { Prepared } from '../factor/use-set-up.ts';
import styles from './app-key.module.css';

export function AppKey({ prepared: { QrCodeImage, QrCodeUri, Secret = '' } }: { readonly prepared: Prepared }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['steps']}>
      <li>
        <p>{t('Scan this picture with an authenticator app on your phone.')}</p>
        <img src={QrCodeImage} alt={t('QR code for an authenticator app')} width={184} height={184} />
        <p className={card['said']}>
          {t('You cannot scan it? Type this key into the app, or')}{' '}
          <a href={QrCodeUri}>{t('open the app on this device')}</a>.
        </p>
        <div className={styles['key']}>
          <span>
            <GroupedKey value={Secret} />
          </span>
          <CopyButton value={Secret} label={t('Copy key')} copiedLabel={t('Copied')} />
        </div>
      </li>
      <li>
        <p>{t('Type the six digits that the app shows.')}</p>
      </li>
    </ol>
  );
}
