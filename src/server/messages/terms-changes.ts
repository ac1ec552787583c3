/** What a version of terms changes: its titles and texts beside those of the version that was published before it. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { escapedMarkup } from '../../rules/text/escaped-markup.ts';
import { comparedHtml } from '../files/compared-html.ts';
import { type TermsRow, termsOf } from './terms-versions.ts';

/** Everybody else is served after so long, and texts that differ nearly everywhere are then marked as a whole. */
const longest = 400;

interface TermsChanges {
  readonly ComparedVersion?: number;
  /** By language: those that stand in either. */
  readonly Changes?: Readonly<Record<string, string>>;
}

/** Nothing for the first version. */
export async function termsChanges(context: CallContext, accountId: number, row: TermsRow): Promise<TermsChanges> {
  const { rows } = await sql<TermsRow>`${termsOf(context, accountId)}
    and t.name = ${row.name} and t.product_name is not distinct from ${row.product_name}
    and t.version < ${row.version} and t.published_utc is not null
    order by t.version desc limit 1`.execute(context.db);
  const [before] = rows;
  if (!before) return {};
  const until = Date.now() + longest;
  const languages = [...new Set([...Object.keys(row.texts), ...Object.keys(before.texts)])];
  return {
    ComparedVersion: before.version,
    Changes: Object.fromEntries(
      languages.map((language) => [
        language,
        comparedHtml(whole(before, language), whole(row, language), until) || noText,
      ]),
    ),
  };
}

const noText = '<p></p>';

/** The title stands over the text, as its readers meet it. */
function whole({ titles, texts }: TermsRow, language: string): string {
  const title = titles[language];
  return `${title === undefined ? '' : `<h1>${escapedMarkup(title)}</h1>\n`}${texts[language] ?? ''}`;
}
