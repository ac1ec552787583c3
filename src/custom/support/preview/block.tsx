/** How the people below an account see its support details; nothing kept means those of the nearest account above. */
import { useTranslation } from 'react-i18next';
import GetOwnSupportDetails from '../../../../manifests/operations/Account/GetOwnSupportDetails.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { useRead } from '../../../client/query/query.tsx';
import type { SupportTexts } from '../../../rules/support/contacts.ts';
import { openingOf } from '../../../rules/support/opening-hours.ts';
import { withoutTimes } from '../../../rules/support/working-hours.ts';
import { ContactList } from '../contact-list.tsx';
import styles from './preview.module.css';

export default function SupportPreview() {
  const { t } = useTranslation();
  const accountId = Number(useAddress().params['accountId']);
  const { data } = useRead(GetOwnSupportDetails, { accountId });
  if (!data) return null;
  const { AccountId: _, Version: __, ...kept } = data;
  const texts: SupportTexts = withoutTimes(kept);
  return (
    <section className={styles['preview']} aria-labelledby="support-preview">
      <h2 id="support-preview">{t('What customers see')}</h2>
      {Object.keys(texts).length > 0 ? (
        <>
          <div className={styles['drawer']}>
            <ContactList texts={texts} />
          </div>
          {!openingOf(texts, new Date()) && (
            <p>
              {t(
                'Whether somebody is there now is told once days are written as Mon–Fri, hours as 08:00–18:00, and the time zone as Europe/Berlin.',
              )}
            </p>
          )}
        </>
      ) : (
        <p>{t('Nothing is kept here: customers see the contacts of the nearest marketplace above.')}</p>
      )}
    </section>
  );
}
