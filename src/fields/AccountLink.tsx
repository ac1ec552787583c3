/** An account by name: its type as a tile, and a link where the account may be opened. */
import type { ShowProps } from '../define/fields/field.ts';
import accountLink, { type AccountReference, accountName } from '../rules/kinds/AccountLink.ts';
import { Link, useLinks } from '../ui/links.tsx';
import { field } from './field.ts';
import { TypeIcon } from './icon-sets/TypeIcon.tsx';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<AccountReference>) {
  const links = useLinks();
  if (value === null || value === undefined) return <EmptyValue />;
  const { AccountId, AccountType } = value;
  const href = links.href('account', AccountId);
  const name = accountName(value);
  return (
    <span className={`${styles['withIcon']} ${styles['withTile']}`}>
      {AccountType !== undefined && <TypeIcon type={AccountType} isAlone />}
      <bdi className={styles['text']}>{href === undefined ? name : <Link href={href}>{name}</Link>}</bdi>
    </span>
  );
}

export default field(accountLink, {
  Show,
});
