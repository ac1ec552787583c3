/** An e-mail address; shown as a link that opens the mail program. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import email, { isAddress } from '../rules/kinds/Email.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return isAddress(value) ? <a href={`mailto:${encodeURI(value)}`}>{value}</a> : <bdi>{value}</bdi>;
}

export default field(email, {
  Show,
  Edit: typedText(email.parse, { inputMode: 'email', autoComplete: 'email' }),
});
