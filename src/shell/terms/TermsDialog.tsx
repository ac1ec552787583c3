/** Terms as a dialog: the text in a frame that runs nothing, and the acceptance or its date below (LAY-14 to LAY-16, TERMS-01 to TERMS-08). */
import { useTranslation } from 'react-i18next';
import type GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import AcceptTerms from '../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { useFormatLocale, useLanguage } from '../../client/language/locale.ts';
import { useWrite } from '../../client/query/query.tsx';
import { useCapabilities, useSession } from '../../client/session/session.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { HtmlFrame } from '../../ui/HtmlFrame.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { TermsDownload } from './TermsDownload.tsx';
import styles from './terms.module.css';

export interface TermsDialogProps {
  readonly terms: DataOf<typeof GetTerms>[number];
  readonly onClose: () => void;
}

export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Modal
      opened
      fill
      size={limits.termsDialogWidth}
      title={t('{name}, version {version}', { name: terms.Name, version: terms.Version })}
      closeLabel={t('Close')}
      onClose={onClose}
      footer={
        <>
          {terms.PathToTermsPdf !== undefined && <TermsDownload address={terms.PathToTermsPdf} name={terms.Name} />}
          {!terms.IsPrivacyPolicy && <Acceptance terms={terms} />}
        </>
      }
    >
      <HtmlFrame className={styles['text']} title={terms.Name} html={terms.TermsText} language={language} />
    </Modal>
  );
}

function Acceptance({ terms }: Pick<TermsDialogProps, 'terms'>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const user = useSession();
  const held = useCapabilities();
  const { write, busy } = useWrite(AcceptTerms);
  if (terms.AcceptedUtc !== undefined) {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(terms.AcceptedUtc));
    return (
      <p className={styles['accepted']} role="status">
        {t('You accepted these terms on {date}', { date })}
      </p>
    );
  }
  if (!user || user.ImpersonatorAccountId !== undefined) return null;
  if (!meets(held, AcceptTerms.needs) || user.SeesCompany === false)
    return (
      <p className={styles['accepted']}>{t('Nobody of your company has accepted them yet; you lack the right to.')}</p>
    );
  const accept = () => {
    const product = terms.ProductName === undefined ? {} : { productName: terms.ProductName };
    const input = { accountId: user.CompanyAccount.AccountId, ...product, termsId: terms.Id };
    // A failure is no matter of a message: the button stays.
    write(input, { quiet: true }).catch((error: unknown) => console.warn('The terms were not accepted', error));
  };
  return (
    <Button variant="primary" busy={busy} onClick={accept}>
      {t('Accept terms')}
    </Button>
  );
}
