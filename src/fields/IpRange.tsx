/** An address of the internet, a block or a range of them; its digits run from left to right in every language. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import ipRange from '../rules/kinds/IpRange.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

const Show = ({ value }: ShowProps<string>) => (isEmpty(value) ? <EmptyValue /> : <bdi dir="ltr">{value}</bdi>);

export default field(ipRange, {
  Show,
  Edit: typedText(ipRange.parse),
});
