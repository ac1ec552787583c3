/** What may stand in each column of an import, in words. */
import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import type { ImportField } from './fields.ts';

const namedChoices = 6;

export function takes(context: CallContext, { rule, choices, help }: ImportField): string {
  const parts: string[] = help === undefined ? [] : [help];
  const { kind } = kindFor(rule.DisplayTemplate);
  if (choices && choices.length > 0) {
    const named = choices.slice(0, namedChoices).map(({ label }) => label);
    const list = choices.length > namedChoices ? `${named.join(', ')}, …` : named.join(', ');
    parts.push(context.text('One of: {choices}', { choices: list }));
  }
  if (kind === 'MultiCombobox') parts.push(context.text('Several stand with a semicolon between them.'));
  if (kind === 'Tags') parts.push(context.text('Words with a comma between them.'));
  if (kind === 'Checkbox') parts.push(context.text('yes or no'));
  if (kind === 'Date') parts.push(context.text('A day, such as {example}', { example: '2027-02-01' }));
  if (kind === 'Email') parts.push(context.text('An e-mail address'));
  if (kind === 'Url') parts.push(context.text('A web address'));
  if (kind === 'Phone') parts.push(context.text('A phone number with its country code'));
  if (rule.Minimum !== undefined) parts.push(context.text(fieldTexts.minimum, { n: rule.Minimum }));
  if (rule.Maximum !== undefined && rule.Maximum < Number.MAX_SAFE_INTEGER)
    parts.push(context.text(fieldTexts.maximum, { n: rule.Maximum }));
  if (rule.MaxLength !== undefined && !choices) parts.push(context.text(fieldTexts.maxLength, { n: rule.MaxLength }));
  return parts.map((part) => part.replace(/\.$/, '')).join(' · ');
}
