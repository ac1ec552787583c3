/** Values that are offered below a typed line: the browser's own list, which narrows while somebody types. */
import type { FieldOptions } from '../../define/fields/field.ts';

interface Suggested {
  readonly id: string;
  readonly values: NonNullable<FieldOptions['suggestions']>;
}

/** Nothing is offered where nothing can be typed. */
export function suggestionsFor(id: string, { suggestions, readOnly }: FieldOptions): Suggested | undefined {
  return suggestions && !readOnly ? { id: `${id}-suggestions`, values: suggestions } : undefined;
}

interface SuggestionsProps extends Suggested {
  /** As it would be typed. */
  readonly text: (value: string | number) => string;
}

export const Suggestions = ({ id, values, text }: SuggestionsProps) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={text(value)} />
    ))}
  </datalist>
);
