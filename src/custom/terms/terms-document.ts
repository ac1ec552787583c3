/** The page in the frame of terms: their text, nothing that runs, links that open windows of their own. */
import { getNonce } from 'get-nonce';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px 20px; max-width: 76ch; font: 14px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: light-dark(#191d24, #e9ebef); overflow-wrap: anywhere; }
h1, h2, h3 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 24px 0 4px; }
h1:first-child, h2:first-child { margin-top: 0; }
body > :last-child { margin-bottom: 0; }
p, ul, ol { margin: 0 0 8px; }
a { color: light-dark(#1867c0, #8cb8ea); }`;

/** The page around allows styles by its nonce alone, and the frame inherits that. */
export function termsDocument(text: string, language: string): string {
  const nonce = getNonce() ?? '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'nonce-${nonce}'"><base target="_blank"><style nonce="${nonce}">${style}</style></head><body>${text}</body></html>`;
}
