/** A web address, http or https only; opens in a new tab. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import url from '../rules/kinds/Url.ts';
import { safeAddress } from '../rules/text/web-address.ts';
import { Icon } from '../ui/icons.tsx';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  const address = safeAddress(value);
  if (address === undefined) return <bdi>{value}</bdi>;
  return (
    <a className={styles['withIcon']} href={address} target="_blank" rel="noopener noreferrer" title={address}>
      <span className={styles['text']}>{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</span>
      <Icon name="external-link" size={13} />
    </a>
  );
}

export default field(url, {
  Show,
  Edit: typedText(url.parse, { inputMode: 'url', autoComplete: 'url' }),
});
