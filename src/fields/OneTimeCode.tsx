/** A code that is good once, as it was sent; offered by the phone that got it. */
import oneTimeCode from '../rules/kinds/OneTimeCode.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { ShowText } from './text/show-text.tsx';

export default field(oneTimeCode, {
  Show: ShowText,
  Edit: typedText(oneTimeCode.parse, { inputMode: 'numeric', autoComplete: 'one-time-code' }),
});
