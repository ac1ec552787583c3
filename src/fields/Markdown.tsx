/** A text with marks: its words in a list, the text as it is meant where one record is read, and an editor with a preview. */
import { lazy, memo, Suspense } from 'react';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import markdown from '../rules/kinds/Markdown.ts';
import { markdownMarks } from '../rules/text/markup-edit.ts';
import { wordsOfMarkdown } from '../rules/text/plain-text.ts';
import { field } from './field.ts';
import { MarkupEditor } from './markup/markup-editor.tsx';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { ShowText } from './text/show-text.tsx';

/** What reads Markdown is heavy and needed in few places. */
const MarkdownText = lazy(async () => ({ default: (await import('./markup/markdown-text.tsx')).MarkdownText }));

const Show = ({ value }: ShowProps<string>) => <ShowText value={isEmpty(value) ? value : wordsOfMarkdown(value)} />;

function Read({ value }: ShowProps<string>) {
  return isEmpty(value) ? <EmptyValue /> : <Preview text={value} />;
}

const Preview = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<div className={styles['lines']}>{text}</div>}>
    <MarkdownText text={text} />
  </Suspense>
);

const Edit = memo(function Edit(props: EditProps<string>) {
  return <MarkupEditor {...props} marks={markdownMarks} preview={(text) => <Preview text={text} />} />;
});

export default field(markdown, {
  Show,
  Read,
  Edit,
});
