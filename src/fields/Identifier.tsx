/** A number or code by which people and programs know a thing; a copy button stands beside it where one record is read. */
import identifier from '../rules/kinds/Identifier.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { GroupedKey } from './text/grouped-key.tsx';
import { ShowText } from './text/show-text.tsx';

export default field(identifier, {
  Show: ({ value, options }) =>
    options.with?.form === 'Key' && value ? <GroupedKey value={value} /> : <ShowText value={value} />,
  Edit: typedText(identifier.parse),
});
