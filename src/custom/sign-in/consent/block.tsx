/** Asks whether a service of somebody else may be used; then on to where the address says, with the rest of its query (ROUTE-14, ROUTE-15). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasConsent, setConsent } from '../../../client/consent/consent.ts';
import { services } from '../../../client/consent/third-party.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { isOwnScript, serviceName } from '../../../rules/brand/third-party-scripts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';
import { consentRedirect } from './consent-redirect.ts';

export default function Consent() {
  const { t } = useTranslation();
  const { params, search, navigate, href } = useAddress();
  const service = params['usercentricsServiceId'] ?? '';
  const [given] = useState(() => hasConsent(service));
  // The name stands in the address: nobody else's sentence may stand here.
  if (!/^[\w-]{1,64}$/.test(service))
    return (
      <div className={styles['column']}>
        <Alert variant="error">{t('There is no such service.')}</Alert>
        <div className={styles['ways']}>
          <Link href={href('/')}>{t('Back to the dashboard')}</Link>
        </div>
      </div>
    );
  const asked = services().find(({ id }) => id === service);
  const decide = (agreed: boolean) => {
    setConsent(service, agreed);
    navigate(consentRedirect(search), { replace: true });
  };
  return (
    <div className={styles['column']}>
      <p className={styles['said']}>
        {asked && isOwnScript(asked)
          ? t(
              'The service “{service}” belongs to this portal. With your consent it is loaded and learns how you use it; no other company does.',
              { service: serviceName([asked], service, t) },
            )
          : t(
              'The service “{service}” is run by another company. With your consent this portal loads it, and the company learns your IP address and how you use the service.',
              { service: serviceName(services(), service, t) },
            )}
      </p>
      <p className={styles['said']}>
        {given
          ? t('You have allowed it in this browser. You can take that back at any time.')
          : t('The portal works without it. You can change your mind at any time.')}
      </p>
      <Button variant="primary" size="lg" wide onClick={() => decide(true)}>
        {given ? t('Go on allowing it') : t('Allow the service')}
      </Button>
      <Button size="lg" wide onClick={() => decide(false)}>
        {given ? t('Take the consent back') : t('Go on without it')}
      </Button>
    </div>
  );
}
