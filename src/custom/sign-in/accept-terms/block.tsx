/** Terms that are asked again: read, accept them for the company, or sign out (TERMS-01 to TERMS-06). */
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../client/language/locale.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HtmlFrame } from '../../../ui/HtmlFrame.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import { useSignInSteps } from '../card/sign-in-steps.ts';
import { WaitingLine } from '../sso-auth/waiting-line.tsx';
import own from './accept-terms.module.css';
import { useAskedTerms } from './use-asked-terms.ts';

export default function AcceptTermsStep() {
  const { t } = useTranslation();
  const language = useLanguage();
  const steps = useSignInSteps();
  const { terms, company, fault, isBusy, accept, load } = useAskedTerms(steps, language);
  return (
    <div className={styles['column']} data-wide>
      {terms && (
        <p className={styles['said']}>
          {t('These terms have changed. Accept them for {company} to go on.', { company: company ?? '' })}
        </p>
      )}
      {terms?.map(({ Id, Name, Version, ProductName, TermsText }) => (
        <section key={Id} className={styles['column']}>
          <h2>
            <bdi>
              {t('{name}, version {version}', {
                name: ProductName === undefined ? Name : `${Name}, ${ProductName}`,
                version: Version,
              })}
            </bdi>
          </h2>
          <HtmlFrame className={own['text']} title={Name} html={TermsText} language={language} />
        </section>
      ))}
      {fault !== undefined && (
        <Alert variant="error" live>
          {fault}
        </Alert>
      )}
      {terms && (
        <Button variant="primary" size="lg" wide busy={isBusy} onClick={accept}>
          {t('Accept terms')}
        </Button>
      )}
      {!terms && fault === undefined && <WaitingLine text={t('One moment …')} />}
      {!terms && fault !== undefined && (
        <Button variant="primary" size="lg" wide onClick={load}>
          {t('Try again')}
        </Button>
      )}
      <div className={styles['ways']}>
        <LinkButton onClick={() => void steps.cancel()}>{t('Sign out')}</LinkButton>
      </div>
    </div>
  );
}
