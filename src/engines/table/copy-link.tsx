/** Hands on what a catalogue is narrowed to and ordered by: the address as it stands, with the words of the find box. */
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/first/messages.ts';
import { useAddress } from '../../client/page/address.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { hrefHere } from '../frame/link-address.ts';

export function CopyLink() {
  const { t } = useTranslation();
  const address = useAddress();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(hrefHere(address, {}), location.href).href);
      showMessage({ type: 'success', text: t('The link is copied') });
    } catch {
      showMessage({
        type: 'error',
        text: t('The browser did not let the link be copied. Copy it from the address bar.'),
      });
    }
  };
  return (
    <Button icon={<Icon name="link" />} onClick={() => void copy()}>
      {t('Copy link to this search')}
    </Button>
  );
}
