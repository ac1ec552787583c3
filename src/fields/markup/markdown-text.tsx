/** Markdown as elements of the page, made from its tokens: no HTML is set, and no address but of the web and of mail is a link. */
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { markdownTokens } from '../../rules/text/markdown.ts';
import styles from './markup.module.css';

type Token = ReturnType<typeof markdownTokens>[number];

const tags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote em strong s table thead tbody tr th td hr code a'.split(' '),
);

export function MarkdownText({ text }: { readonly text: string }) {
  const drawn = useMemo(() => elementsOf(markdownTokens(text)), [text]);
  return (
    <div className={styles['text']} dir="auto">
      {drawn}
    </div>
  );
}

function elementsOf(tokens: readonly Token[]): ReactNode[] {
  const whole: ReactNode[] = [];
  const open: { readonly token: Token; readonly inner: ReactNode[] }[] = [];
  for (const [key, token] of tokens.entries()) {
    if (token.nesting > 0) {
      open.push({ token, inner: [] });
      continue;
    }
    const closed = token.nesting < 0 ? open.pop() : undefined;
    const made = closed ? element(closed.token, closed.inner, key) : <Fragment key={key}>{leaf(token)}</Fragment>;
    (open.at(-1)?.inner ?? whole).push(made);
  }
  return whole;
}

function leaf(token: Token): ReactNode {
  if (token.type === 'inline') return elementsOf(token.children ?? []);
  if (token.type === 'hardbreak') return <br />;
  if (token.type === 'softbreak') return '\n';
  if (token.type === 'hr') return <hr />;
  if (token.type === 'fence' || token.type === 'code_block') return <pre>{token.content}</pre>;
  return token.type === 'code_inline' ? <code>{token.content}</code> : token.content;
}

function element(token: Token, inner: readonly ReactNode[], key: number): ReactNode {
  // A tight list has no paragraphs.
  if (token.hidden || !tags.has(token.tag)) return <Fragment key={key}>{inner}</Fragment>;
  return createElement(token.tag, { key, ...attributesOf(token) }, ...inner);
}

function attributesOf(token: Token): object {
  if (token.tag === 'ol') return { start: Number(token.attrGet('start') ?? 1) };
  const address = String(token.attrGet('href') ?? '');
  if (token.tag !== 'a' || !/^(https?:|mailto:)/i.test(address)) return {};
  return { href: address, target: '_blank', rel: 'noopener noreferrer' };
}
