/** The end of a sign-in in a window of its own: the page that opened it goes on, this one may go. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/Alert.tsx';

export default function SignedIn() {
  const { t } = useTranslation();
  // Browsers close only what a page has opened, and not all see that this one was.
  useEffect(() => window.close(), []);
  return (
    <Alert variant="success" live>
      {t('You are signed in again. Close this window and go on where you were.')}
    </Alert>
  );
}
