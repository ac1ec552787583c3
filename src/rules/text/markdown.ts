/** Markdown as HTML and as tokens: CommonMark and tables; HTML in it is text, and pictures are links. Heavy, so browsers load it on demand. */
import MarkdownIt, { type Token } from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');

export const markdownHtml = (text: string): string => markdown.render(text);

export const markdownTokens = (text: string): readonly Token[] => markdown.parse(text, {});
