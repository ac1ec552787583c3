/** The services of others that this brand uses, and what the person has said to each; a decision is made on the screen of its consent (ROUTE-14). */
import { useTranslation } from 'react-i18next';
import { hasConsent } from '../../../client/consent/consent.ts';
import { services } from '../../../client/consent/third-party.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { useSession } from '../../../client/session/session.ts';
import { serviceName } from '../../../rules/brand/third-party-scripts.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';
import { Link } from '../../../ui/links.tsx';
import styles from '../card/card.module.css';
import { ChoiceButtons } from '../card/choice-buttons.tsx';

export default function PrivacyChoices() {
  const { t } = useTranslation();
  const { path, search, navigate, href } = useAddress();
  const isSignedIn = useSession() !== undefined;
  const target = safeRedirect(search['redirect']);
  const found = services();
  const choices = found.map(({ id }) => ({
    value: id,
    icon: hasConsent(id) ? 'circle-check' : 'eye-off',
    title: serviceName(found, id, t),
    text: hasConsent(id) ? t('Allowed in this browser') : t('Not allowed in this browser'),
  }));
  const ask = (id: string) => {
    // Back to here, and from here to where the person came from.
    const here = target === undefined ? path : `${path}?${new URLSearchParams({ redirect: target })}`;
    navigate(`/consent/${id}?${new URLSearchParams({ redirect: here })}`);
  };
  const back = target === undefined ? t('Back to the dashboard') : t('Back');
  return (
    <div className={styles['column']}>
      <p className={styles['said']}>
        {found.length > 0
          ? t('The portal loads each of these services only if you allow it.')
          : t('This portal uses no services of other companies.')}
      </p>
      {found.length > 0 && <ChoiceButtons choices={choices} onChoose={ask} />}
      <div className={styles['ways']}>
        <Link href={href(isSignedIn ? (target ?? '/') : '/login')}>{isSignedIn ? back : t('Back to sign-in')}</Link>
      </div>
    </div>
  );
}
