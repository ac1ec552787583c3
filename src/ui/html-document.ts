/** The page in a frame of HTML that somebody has written: its text, nothing that runs, links that open windows of their own. */
import { getNonce } from 'get-nonce';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px 20px; max-width: 76ch; font: 14px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: light-dark(#191d24, #e9ebef); overflow-wrap: anywhere; }
h1, h2, h3, h4 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 24px 0 4px; }
h1:first-child, h2:first-child, h3:first-child { margin-top: 0; }
body > :last-child { margin-bottom: 0; }
p, ul, ol, blockquote, pre, table { margin: 0 0 8px; }
ul, ol { padding-inline-start: 24px; }
blockquote { padding-inline-start: 12px; border-inline-start: 3px solid light-dark(#d3d8de, #363d48); }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { padding: 4px 8px; border: 1px solid light-dark(#d3d8de, #363d48); text-align: start; }
a { color: light-dark(#1867c0, #8cb8ea); }
ins { color: light-dark(#14632f, #8fd6a5); background: light-dark(#e3f4e8, #17351f); text-decoration: underline; }
del { color: light-dark(#96222b, #f0a9ae); background: light-dark(#fbe6e7, #431d20); text-decoration: line-through; }`;

/** A page that allows styles by its nonce alone hands that on to the frame. */
export function htmlDocument(html: string, language: string): string {
  const nonce = getNonce() ?? '';
  const styles = nonce === '' ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src ${styles}"><base target="_blank"><style nonce="${nonce}">${style}</style></head><body dir="auto">${html}</body></html>`;
}
