/** A text that people have written, in a frame in which nothing runs. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { TextShape } from '../../define/shapes/block-shapes.ts';
import { fieldFor } from '../../fields/registry.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import styles from './text.module.css';

export default function TextEngine({ block }: EngineProps<TextShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { title } = useFrame();
  const { Read, Show } = fieldFor('Html');
  const Face = Read ?? Show;
  return (
    <div className={styles['text']}>
      <Face value={block.html} options={{ label: title ?? t('Text') }} locale={locale} />
    </div>
  );
}
