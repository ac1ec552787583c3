/** An account by name: its type as a tile, and a link where the account may be opened. */
import { useTranslation } from 'react-i18next';
import { field, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { Link, useLinks } from '../ui/links.tsx';
import { TypeIcon } from '../ui/TypeIcon.tsx';
import { accountTypeWord } from './text/account-types.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

export interface AccountReference {
  readonly AccountId: number;
  readonly DisplayName: string;
  readonly AccountType?: string;
}

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    AccountLink: AccountReference;
  }
}

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

export default field('AccountLink', {
  width: 260,
  Show,
  // A name alone does not tell which account is meant; accounts are picked, not typed.
  parse: (text) => (text.trim() === '' ? { value: null } : { problem: fieldTexts.format }),
  filter: 'account',
  export: valueTexts.AccountLink,
  examples: [
    {
      name: 'company',
      value: { AccountId: 100734, DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH', AccountType: 'Company' },
    },
    { name: 'user', value: { AccountId: 100801, DisplayName: 'Ágnes Szőke-Müllner', AccountType: 'User' } },
    { name: 'other script', value: { AccountId: 100802, DisplayName: 'شركة النور للتقنية', AccountType: 'Reseller' } },
    { name: 'type not known', value: { AccountId: 100803, DisplayName: 'Hafenbetrieb', AccountType: 'Marketplace' } },
    { name: 'without a type', value: { AccountId: 100804, DisplayName: 'Magdalena Brückner' } },
    { name: 'without a name', value: { AccountId: 100805, DisplayName: '', AccountType: 'Department' } },
    { name: 'empty', value: null },
  ],
});
