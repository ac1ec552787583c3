/** The support drawer at the right edge: whom to ask, when, and a message to send from here (LAY-5, LAY-6, SUPP-01 to SUPP-04). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import GetSupportDetails from '../../../manifests/operations/Account/GetSupportDetails.ts';
import { branding } from '../../client/first/branding.ts';
import { useStore } from '../../client/page/use-store.ts';
import { useRead } from '../../client/query/query.tsx';
import { ContactList } from '../../custom/support/contact-list.tsx';
import { limits } from '../../rules/limits.ts';
import { supportAddresses, supportTexts } from '../../rules/support/contacts.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/icons.tsx';
import { closeSideDrawer, sideDrawer } from '../frame/side-drawer.ts';
import { supportDetails } from '../routing/after-entry.ts';
import { SupportFoot } from './SupportFoot.tsx';
import { SupportMessage } from './SupportMessage.tsx';
import styles from './support-drawer.module.css';
import { useSupportTitle } from './support-state.ts';

export function SupportDrawer() {
  const { t } = useTranslation();
  const opened = useStore(sideDrawer) === 'support';
  const [writes, setWrites] = useState(false);
  const { data } = useRead(GetSupportDetails, opened ? {} : undefined);
  // What somebody has changed meanwhile is shown in the footer as well.
  useEffect(() => {
    if (data) supportDetails.set(data);
  }, [data]);
  const texts = supportTexts(data ?? supportDetails.get(), branding());
  const title = useSupportTitle(texts);
  const addresses = supportAddresses(texts);
  return (
    <Drawer
      opened={opened}
      onClose={closeSideDrawer}
      title={writes ? t('Write a message') : title}
      closeLabel={t('Close')}
      size={limits.sideDrawerWidth}
      {...(!writes && (addresses.portal || addresses.knowledgeBase) ? { footer: <SupportFoot {...addresses} /> } : {})}
    >
      {writes ? (
        <SupportMessage onBack={() => setWrites(false)} />
      ) : (
        <div className={styles['contacts']}>
          <Button icon={<Icon name="mail" size={16} />} wide onClick={() => setWrites(true)}>
            {t('Write a message')}
          </Button>
          <ContactList texts={texts} />
        </div>
      )}
    </Drawer>
  );
}
