/** The message to support is on its way; the card leads back. */
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';

export default function SupportSent() {
  const { t } = useTranslation();
  return (
    <Alert variant="success" title={t('Your message is on its way to support.')}>
      {t('The answer comes by e-mail.')}
    </Alert>
  );
}
