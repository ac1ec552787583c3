/** A web address, http or https only; opens in a new tab. */
import { type FieldOptions, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { fieldTexts } from '../rules/fields/field-texts.ts';
import { Icon } from '../ui/icons.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { textFaces } from './text/text-faces.tsx';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Url: string;
  }
}

/** Undefined for anything that a browser should not open: scripts, files, rubbish. */
function safeAddress(text: string): string | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.hostname !== '' ? address.href : undefined;
}

function parse(text: string, options: FieldOptions): Parsed<string> {
  const parsed = parseText(text, options);
  if ('problem' in parsed || parsed.value === null) return parsed;
  const whole = /^[^\s/:]+\.[^\s]+$/.test(parsed.value) ? `https://${parsed.value}` : parsed.value;
  return !/\s/.test(whole) && safeAddress(whole) !== undefined ? { value: whole } : { problem: fieldTexts.format };
}

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

export default field('Url', {
  aliases: ['Link'],
  width: 220,
  Show,
  ...textFaces(parse, { inputMode: 'url', autoComplete: 'url' }),
  examples: [
    { name: 'usual', value: 'https://www.ostsee.example/' },
    {
      name: 'long',
      value: 'https://donaudampfschifffahrtsgesellschaft.example/unternehmen/impressum?sprache=de#datenschutz',
    },
    { name: 'other script', value: 'https://почта.example/о-нас' },
    { name: 'not a web address', value: 'javascript:alert(1)' },
    { name: 'empty', value: null, options: { placeholder: 'https://' } },
    { name: 'read only', value: 'https://nordlicht.example/portal', options: { readOnly: true } },
    { name: 'error', value: 'ostsee', error: 'Invalid format' },
  ],
});
