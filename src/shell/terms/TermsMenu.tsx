/** The menu of terms and privacy policies; an entry opens its dialog (LAY-13, LAY-14). */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import { useRead } from '../../client/query/query.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/Menu.tsx';
import { lazyComponent } from '../frame/lazy.tsx';
import { HeaderButton } from '../frame/menus/HeaderButton.tsx';

const TermsDialog = lazyComponent(async () => (await import('./TermsDialog.tsx')).TermsDialog);

export function TermsMenu() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [shown, show] = useState<number>();
  const { data, pending } = useRead(GetTerms, opened || shown !== undefined ? {} : undefined);
  const terms = data?.find(({ Id }) => Id === shown);
  const label = t('Terms and privacy');
  const button = (
    <HeaderButton aria-label={label} title={label}>
      <Icon name="shield" size={16} />
    </HeaderButton>
  );
  return (
    <>
      <Menu target={button} position="bottom-end" width={240} opened={opened} onChange={setOpened}>
        {data?.map(({ Id, Name, ProductName, IsPrivacyPolicy }) => (
          <MenuItem
            key={Id}
            icon={<Icon name={IsPrivacyPolicy ? 'shield-lock' : 'file-text'} />}
            onClick={() => show(Id)}
          >
            <bdi>{ProductName === undefined ? Name : `${Name}, ${ProductName}`}</bdi>
          </MenuItem>
        ))}
        {!data?.length && <MenuLabel>{pending ? t('Loading…') : t('There are no terms here.')}</MenuLabel>}
      </Menu>
      {terms && (
        <Suspense>
          <TermsDialog terms={terms} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </>
  );
}
