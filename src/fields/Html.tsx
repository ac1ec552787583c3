/** A text in HTML: its words in a list, a frame that runs nothing where one record is read, and an editor with a preview. */
import { memo } from 'react';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import html from '../rules/kinds/Html.ts';
import { htmlMarks } from '../rules/text/markup-edit.ts';
import { wordsOfHtml } from '../rules/text/plain-text.ts';
import { HtmlFrame } from '../ui/HtmlFrame.tsx';
import { field } from './field.ts';
import styles from './markup/markup.module.css';
import { MarkupEditor } from './markup/markup-editor.tsx';
import { ReadFrame } from './markup/read-frame.tsx';
import { EmptyValue } from './text/empty-value.tsx';
import { ShowText } from './text/show-text.tsx';

const Show = ({ value }: ShowProps<string>) => <ShowText value={isEmpty(value) ? value : wordsOfHtml(value)} />;

function Read({ value, options, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <ReadFrame title={options.label} html={value} language={locale} />;
}

const Edit = memo(function Edit(props: EditProps<string>) {
  const { options, locale } = props;
  return (
    <MarkupEditor
      {...props}
      isCode
      marks={htmlMarks}
      preview={(text, title) => (
        <HtmlFrame className={styles['shown']} title={`${options.label}: ${title}`} html={text} language={locale} />
      )}
    />
  );
});

export default field(html, {
  Show,
  Read,
  Edit,
});
