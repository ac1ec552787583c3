/** HTML that people write for others, cleaned: text and its order stay; nothing runs, is loaded from elsewhere, looks like something else or leads where no page is. */
import sanitizeHtml from 'sanitize-html';
import { markdownHtml } from '../../rules/text/markdown.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
  ],
  allowedAttributes: { a: ['href'], ol: ['start'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands in these is no text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
    'noembed',
    'noframes',
  ],
  nestingLimit: 50,
  transformTags: {
    // An address within the page leads nowhere in a frame.
    a: (tagName, { href, ...rest }) => ({
      tagName,
      attribs: {
        ...rest,
        ...(href !== undefined && /^(https?:\/\/|mailto:)/i.test(href.trim()) && { href: href.trim() }),
      },
    }),
  },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();

/** HTML in Markdown is text; what is left is cleaned as every other. */
export const cleanMarkdown = (text: string): string => cleanHtml(markdownHtml(text));
