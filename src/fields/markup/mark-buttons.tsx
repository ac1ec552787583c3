/** The buttons over a text with marks; arrow keys go from one to the next. */
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkName } from '../../rules/text/markup-edit.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { markKeys } from './mark-keys.ts';
import styles from './markup.module.css';

export interface MarkButtonsProps {
  /** The id of what they change. */
  readonly controls: string;
  readonly onMark: (name: MarkName) => void;
}

const icons: Readonly<Record<MarkName, IconName>> = {
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  list: 'list',
  link: 'link',
};
const names = Object.keys(icons) as readonly MarkName[];

export function MarkButtons({ controls, onMark }: MarkButtonsProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const words: Readonly<Record<MarkName, string>> = {
    bold: t('Bold'),
    italic: t('Italic'),
    heading: t('Heading'),
    list: t('List'),
    link: t('Link'),
  };
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const isBackward = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isBackward ? -1 : 1, ArrowLeft: isBackward ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + names.length) % names.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('Marks')}
      aria-controls={controls}
      className={styles['buttons']}
      onKeyDown={go}
      tabIndex={-1}
    >
      {names.map((name, index) => (
        <IconButton
          key={name}
          size={28}
          label={withKeys(words[name], name)}
          icon={<Icon name={icons[name]} size={16} />}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onMark(name)}
        />
      ))}
    </div>
  );
}

function withKeys(word: string, name: MarkName): string {
  const found = markKeys.find((each) => each.name === name);
  if (!found) return word;
  const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);
  const held = isApple ? (found.shift ? '⇧⌘' : '⌘') : found.shift ? 'Ctrl+Shift+' : 'Ctrl+';
  return `${word} (${held}${found.key})`;
}
