/** The pages of the reference: the list of all words, the kinds, and a topic. */
import { Fragment, type ReactNode } from 'react';
import { readable } from '../../generators/reference/readable.ts';
import type { ReferenceTopic, Vocabulary, Word } from '../../generators/reference/vocabulary.ts';
import styles from './reference-page.module.css';

export function TopicPage({ topic, children }: { readonly topic: ReferenceTopic; readonly children?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{topic.title}</h1>
        <code className={styles['file']}>{topic.example.file}</code>
      </div>
      <div className={styles['example']} data-alone={children === undefined || undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
        <pre className={styles['code']} tabIndex={0}>
          {topic.example.code}
        </pre>
        {children && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
          <div className={styles['alive']} tabIndex={0}>
            {children}
          </div>
        )}
      </div>
      {topic.words.map((word) => (
        <WordPart key={word.name} word={word} />
      ))}
    </div>
  );
}

function WordPart({ word: { name, sentence, shape, properties, as } }: { readonly word: Word }) {
  return (
    <section className={styles['word']}>
      <h2>
        <code>{name}</code>
      </h2>
      <p>
        <Marked text={readable(sentence)} />
      </p>
      <p>
        <code>{shape}</code>
      </p>
      {properties.length > 0 && (
        <dl className={styles['properties']}>
          {properties.map((property) => (
            <div key={property.name}>
              <dt>
                <code>{property.name}</code>
                {property.isNeeded && <span className={styles['needed']}>needed</span>}
              </dt>
              <dd>
                <Marked text={readable(property.sentence)} />
                <span className={styles['takes']}>
                  <Marked text={property.takes} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {as && (
        <p className={styles['takes']}>
          <code>{as.names.join(', ')}</code>: as in <code>{as.word}</code>.
        </p>
      )}
    </section>
  );
}

/** Text with `code` in it, {words} of the reference and [links](to.md) of its pages. */
function Marked({ text }: { readonly text: string }) {
  const parts = text.replace(/\[(\w+)\]\(kinds\.md\)/g, '$1').split(/(`[^`]+`|\{\w+\})/);
  return parts.map((part, index) => {
    const word = /^\{(\w+)\}$/.exec(part)?.[1];
    const code = /^`(.+)`$/.exec(part)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
    return <Fragment key={index}>{code || word ? <code>{code ?? word}</code> : part}</Fragment>;
  });
}

/** Beside a story stands the sidebar, which follows its address. */
const storyAddress = (...names: readonly string[]): string =>
  `./?path=/story/${names.map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')).join('--')}`;

export function AllWords({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  return (
    <div className={styles['page']}>
      <h1>Every word of a manifest</h1>
      {vocabulary.groups.map(({ title, sentence, topics }) => (
        <section key={title} className={styles['group']}>
          <h2>{title}</h2>
          <p>{sentence}</p>
          <ul>
            {topics.map((topic) => (
              <li key={topic.title}>
                <a href={storyAddress(`Reference ${title}`, topic.title)} target="_top">
                  {topic.title}
                </a>
                <code className={styles['takes']}>{topic.words.map(({ name }) => name).join(', ')}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function Kinds({ vocabulary: { kinds } }: { readonly vocabulary: Vocabulary }) {
  return (
    <div className={styles['page']}>
      <h1>Field kinds</h1>
      <dl className={styles['properties']}>
        {kinds.map(({ name, sentence, value, line, told }) => (
          <div key={name}>
            <dt>
              <a href={`./?path=/docs/fields-${name.toLowerCase()}--docs`} target="_top">
                {name}
              </a>
            </dt>
            <dd>
              {readable(sentence)}
              <span className={styles['takes']}>
                <code>{value}</code>
                {line !== '' && (
                  <>
                    {', '}
                    <code>{line}</code>
                  </>
                )}
                {told.map((option) => (
                  <Fragment key={option.name}>
                    {', '}
                    <code>{`with: { ${option.name}: ${option.takes} }`}</code> {readable(option.sentence)}
                  </Fragment>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
