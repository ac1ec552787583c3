/** Whom to call or to read: the contacts of the brand, and those of the nearest marketplace once somebody is signed in (ROUTE-25). */
import { useTranslation } from 'react-i18next';
import { branding } from '../../../client/first/branding.ts';
import { showWeekdays } from '../../../rules/format/weekdays.ts';
import styles from './support-contacts.module.css';

export default function SupportContacts() {
  const { t, i18n } = useTranslation();
  const { support_contact_info: info = {}, login_support_phone_number: loginPhone, support_url: address } = branding();
  const { phone_number: phone = loginPhone, email } = info;
  const hours = [
    [info['workdays_main'], info['workdays_main_time']],
    [info['workdays_other'], info['workdays_other_time']],
  ].filter(([days]) => days);
  const shown = [phone, email, ...hours].some(Boolean);
  if (!shown && !isWeb(address)) return null;
  return (
    <dl className={styles['contacts']}>
      {phone && (
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            {hours.map(([days, times]) => (
              <small key={days}>{[days && showWeekdays(days, i18n.language), times].filter(Boolean).join(', ')}</small>
            ))}
          </dd>
        </div>
      )}
      {loginPhone && loginPhone !== phone && (
        <div>
          <dt>{t('Phone for sign-in')}</dt>
          <dd>
            <a href={`tel:${loginPhone.replace(/[^\d+]/g, '')}`}>{loginPhone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('E-mail')}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </dd>
        </div>
      )}
      {isWeb(address) && (
        <div>
          <dt>{t('Web')}</dt>
          <dd>
            <a href={address} target="_blank" rel="noopener">
              {new URL(address).host}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A script in the configuration must not become a link. */
const isWeb = (address: string | undefined): address is string => /^https?:\/\/./.test(address ?? '');
