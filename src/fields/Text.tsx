/** One line of text. */
import text from '../rules/kinds/Text.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { ShowText } from './text/show-text.tsx';

export default field(text, {
  Show: ShowText,
  Edit: typedText(text.parse),
});
