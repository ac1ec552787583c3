/** What everything is made of: tokens and icons, read from their files. */

import { actionIcons } from '../../src/ui/action-icons.ts';
import { type IconName, Icon as IconPart } from '../../src/ui/icons.tsx';
import { objectIcons } from '../../src/ui/object-icons.ts';
import tokens from '../../src/ui/tokens.css?raw';
import styles from './foundations.module.css';

export default { title: 'Parts/Foundations', tags: ['sweep'] };

/** Each once, in the order of the file. */
const names = [...new Set([...tokens.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name))];
const tokenValue = (name: string): string => new RegExp(`^ {2}${name}:\\s*([^;]+);`, 'm').exec(tokens)?.[1] ?? '';

const isColour = (value: string): boolean => /^(#|light-dark\((?!.*px)|color-mix)/.test(value);
const isShadow = (name: string): boolean => name.startsWith('--shadow');
const isSize = (value: string): boolean => /^\d+px$/.test(value);

const of = (fits: (name: string, value: string) => boolean): readonly string[] =>
  names.filter((name) => fits(name, tokenValue(name)));

const Token = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <li>
    {children}
    <code>{name}</code>
  </li>
);

export const Colours = {
  render: () => (
    <ul className={styles['tokens']}>
      {of((_name, value) => isColour(value)).map((name) => (
        <Token key={name} name={name}>
          <span className={styles['colour']} style={{ background: `var(${name})` }} />
        </Token>
      ))}
    </ul>
  ),
};

export const TextSizes = {
  render: () => (
    <ul className={styles['lines']}>
      {of((name) => name.startsWith('--fs-')).map((name) => (
        <Token key={name} name={name}>
          <span style={{ fontSize: `var(${name})` }}>Zusammenfassende Rechnung 1,234.50 EUR</span>
        </Token>
      ))}
    </ul>
  ),
};

export const SizesAndShadows = {
  render: () => (
    <ul className={styles['lines']}>
      {of((name, value) => isSize(value) && !name.startsWith('--fs-')).map((name) => (
        <Token key={name} name={name}>
          <span
            className={styles['size']}
            style={
              name.startsWith('--r-')
                ? { width: 64, height: 40, borderRadius: `var(${name})` }
                : { width: `var(${name})` }
            }
          />
        </Token>
      ))}
      {of(isShadow).map((name) => (
        <Token key={name} name={name}>
          <span className={styles['shadow']} style={{ boxShadow: `var(${name})` }} />
        </Token>
      ))}
    </ul>
  ),
};

const Icons = ({ set }: { readonly set: object }) => (
  <ul className={styles['tokens']}>
    {Object.keys(set)
      .sort()
      .map((name) => (
        <Token key={name} name={name}>
          <IconPart name={name as IconName} size={20} />
        </Token>
      ))}
  </ul>
);
export const IconsOfActions = { render: () => <Icons set={actionIcons} /> };
export const IconsOfThings = { render: () => <Icons set={objectIcons} /> };
