/** Two cleaned texts in HTML as one: what only the later says stands in `ins`, what only the earlier said in `del`. */
import { type ChangeObject, diffArrays } from 'diff';
import { type Token, tokensOf, topBlocks } from './html-tokens.ts';

/** Texts that differ in more than so much are no longer told apart word by word. */
const mostEdits = 1000;
/** Of two passages that share less, the one took the place of the other. */
const leastAlike = 0.4;
/** Of more passages nobody looks which became which. */
const mostPairs = 2500;

type Mark = 'ins' | 'del';

/** Elements that hold words, and no paragraphs. */
const holdsWords = /^(p|h[1-6]|pre|strong|b|em|i|u|s|sub|sup|a|code)$/;

/** @param until when to stop telling words apart, for the sake of everybody else who is served. */
export function comparedHtml(before: string, after: string, until: number): string {
  const parts: string[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    for (const [earlier, later] of paired(removed, added)) parts.push(passage(earlier, later, until));
    [removed, added] = [[], []];
  };
  for (const change of changesOf(topBlocks(before), topBlocks(after), until)) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      flush();
      parts.push(...change.value);
    }
  }
  flush();
  return parts.filter((part) => part !== '').join('\n');
}

/** Which passage became which, in their order; '' where one went or came. */
function paired(removed: readonly string[], added: readonly string[]): (readonly [string, string])[] {
  const gone = (these: readonly string[]) => these.map((each) => [each, ''] as const);
  const came = (these: readonly string[]) => these.map((each) => ['', each] as const);
  if (removed.length * added.length > mostPairs) return [...gone(removed), ...came(added)];
  const pairs: (readonly [string, string])[] = [];
  let [left, fresh]: [readonly string[], string[]] = [removed, []];
  for (const later of added) {
    const found = left.findIndex((earlier) => areAlike(earlier, later));
    if (found < 0) fresh.push(later);
    else {
      pairs.push(...gone(left.slice(0, found)), ...came(fresh), [left[found] ?? '', later]);
      [left, fresh] = [left.slice(found + 1), []];
    }
  }
  return [...pairs, ...gone(left), ...came(fresh)];
}

/** By their words, wherever these stand. */
function areAlike(one: string, other: string): boolean {
  const [earlier, later] = [one, other].map((html) => tokensOf(html).filter(({ kind }) => kind === 'word'));
  const left = new Map<string, number>();
  for (const { html } of earlier ?? []) left.set(html, (left.get(html) ?? 0) + 1);
  let shared = 0;
  for (const { html } of later ?? []) {
    const count = left.get(html) ?? 0;
    if (count > 0) shared += 1;
    left.set(html, count - 1);
  }
  return shared >= Math.max(earlier?.length ?? 0, later?.length ?? 0) * leastAlike;
}

/** Where it would take too long: all of the one went, and all of the other came. */
function changesOf<T>(before: T[], after: T[], until: number, comparator?: (one: T, other: T) => boolean) {
  const timeout = Math.max(1, until - Date.now());
  const options = { maxEditLength: mostEdits, timeout, ...(comparator && { comparator }) };
  const gone: Change<T> = { value: before, removed: true, added: false };
  return diffArrays(before, after, options) ?? [gone, { value: after, removed: false, added: true }];
}
type Change<T> = Pick<ChangeObject<T[]>, 'value' | 'added' | 'removed'>;

function passage(before: string, after: string, until: number): string {
  const [earlier, later] = [tokensOf(before), tokensOf(after)];
  const changes: readonly Change<Token>[] = changesOf(earlier, later, until, (one, other) => one.key === other.key);
  const kept = changes.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value);
  const most = Math.max(words(earlier), words(later));
  if (words(kept) < most * leastAlike) return [mark(earlier, 'del'), mark(later, 'ins')].join('\n').trim();
  return woven(changes);
}

const words = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === 'word').length;

/** The later text, its elements as they are, and between them what the earlier one said. */
function woven(changes: readonly Change<Token>[]): string {
  const open: string[] = [];
  let html = '';
  for (const { value, added, removed } of changes) {
    if (removed) {
      html += mark(fits(value, open.at(-1)) ? value : value.filter(({ name }) => name === undefined), 'del');
      continue;
    }
    for (const { kind, name } of value) {
      if (kind === 'begin' && name !== undefined) open.push(name);
      else if (kind === 'end') open.pop();
    }
    html += added ? mark(value, 'ins') : value.map((each) => each.html).join('');
  }
  return html;
}

/** Whether elements that are gone may stand where they stood: each whole, and no paragraph within a paragraph. */
function fits(tokens: readonly Token[], parent: string | undefined): boolean {
  let depth = 0;
  for (const { kind } of tokens) {
    if (kind === 'begin') depth += 1;
    else if (kind === 'end') depth -= 1;
    if (depth < 0) return false;
  }
  const isPhrasing = tokens.every(
    ({ name }) => name === undefined || (holdsWords.test(name) && !/^(p|h\d|pre)$/.test(name)),
  );
  return depth === 0 && (isPhrasing || !parent || !holdsWords.test(parent));
}

/** Words in a row are marked as one; elements stand around the marks. */
function mark(tokens: readonly Token[], as: Mark): string {
  let html = '';
  let row = '';
  const close = () => {
    html += row.trim() === '' ? row : `<${as}>${row}</${as}>`;
    row = '';
  };
  for (const { name, html: text } of tokens) {
    if (name === undefined) row += text;
    else {
      close();
      html += text;
    }
  }
  close();
  return html;
}
