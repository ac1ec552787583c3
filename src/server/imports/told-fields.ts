/** What may stand in each column of an import, in words. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import type { ImportField } from './fields.ts';

const namedChoices = 6;

export function takes(context: CallContext, { rule, choices, help }: ImportField): string {
  const parts: string[] = help === undefined ? [] : [help];
  const kind = kindFor(rule.DisplayTemplate);
  if (choices && choices.length > 0) {
    const named = choices.slice(0, namedChoices).map(({ label }) => label);
    const list = choices.length > namedChoices ? `${named.join(', ')}, …` : named.join(', ');
    parts.push(context.text('One of: {choices}', { choices: list }));
  }
  if (kind.type === 'array')
    parts.push(
      choices
        ? context.text('Several stand with a semicolon between them.')
        : context.text('Words with a comma between them.'),
    );
  if (kind.type === 'boolean') parts.push(context.text('yes or no'));
  const example = kind.examples[0]?.value;
  // A kind that does not take any text shows one that it takes.
  if (
    kind.type === 'string' &&
    !choices &&
    typeof example === 'string' &&
    kind.check('?', { DisplayTemplate: kind.kind })
  )
    parts.push(context.text('Such as {example}', { example }));
  if (rule.Minimum !== undefined) parts.push(context.text(fieldTexts.minimum, { n: rule.Minimum }));
  if (rule.Maximum !== undefined && rule.Maximum < Number.MAX_SAFE_INTEGER)
    parts.push(context.text(fieldTexts.maximum, { n: rule.Maximum }));
  if (rule.MaxLength !== undefined && !choices) parts.push(context.text(fieldTexts.maxLength, { n: rule.MaxLength }));
  return parts.map((part) => part.replace(/\.$/, '')).join(' · ');
}
