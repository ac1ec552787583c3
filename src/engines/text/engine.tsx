/** A text that people have written, in a frame in which nothing runs. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { TextShape } from '../../define/shapes/panel-shapes.ts';
import { ReadFrame } from '../../fields/markup/read-frame.tsx';
import type { EngineProps } from '../engine-props.ts';

export default function TextEngine({ block }: EngineProps<TextShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  return <ReadFrame title={t('Text')} html={block.html} language={locale} bare />;
}
