/** The code of a place in an address. */
import postalCode from '../rules/kinds/PostalCode.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { ShowText } from './text/show-text.tsx';

export default field(postalCode, {
  Show: ShowText,
  Edit: typedText(postalCode.parse, { autoComplete: 'postal-code' }),
});
