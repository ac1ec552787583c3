/** An account by name: its type as a tile, and a link where the account may be opened. */
import { useTranslation } from 'react-i18next';
import type { ShowProps } from '../define/fields/field.ts';
import accountLink, { type AccountReference } from '../rules/kinds/AccountLink.ts';
import { Link, useLinks } from '../ui/links.tsx';
import { TypeIcon } from '../ui/TypeIcon.tsx';
import { field } from './field.ts';
import { accountTypeWord } from './text/account-types.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<AccountReference>) {
  const { t } = useTranslation();
  const links = useLinks();
  if (value === null || value === undefined) return <EmptyValue />;
  const { AccountId, DisplayName, AccountType } = value;
  const href = links.href('account', AccountId);
  const name = DisplayName === '' ? String(AccountId) : DisplayName;
  return (
    <span className={`${styles['withIcon']} ${styles['withTile']}`}>
      {AccountType !== undefined && <TypeIcon type={AccountType} label={accountTypeWord(AccountType, t)} />}
      <bdi className={styles['text']}>{href === undefined ? name : <Link href={href}>{name}</Link>}</bdi>
    </span>
  );
}

export default field(accountLink, {
  Show,
});
