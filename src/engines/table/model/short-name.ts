/** What a row is called in labels and questions: its head, of which a long text gives its beginning. */

const most = 80;

/** The first line, cut behind a word where a name would be too long; rows are drawn often, so what is short is handed on. */
export function shortName(text: string): string {
  if (text.length <= most && !text.includes('\n')) return text;
  const [line = ''] = text.trim().split('\n', 1);
  const characters = [...line];
  if (characters.length <= most) return line === text.trim() ? line : `${line} …`;
  const start = characters.slice(0, most).join('');
  return `${start.replace(/(?<=.{40})\s+\S*$/su, '')} …`;
}
