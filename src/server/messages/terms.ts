/** Terms as the database answers them, in the language of their reader. */
import type { CallContext } from '../../define/contract/handler.ts';
import { utc } from '../accounts/row.ts';
import { inLanguage, languageIn, type Texts } from './terms-texts.ts';

const columns =
  'terms_id, product_name, version, titles, texts, is_privacy_policy, published_utc, accepted_utc, terms_pdf_paths(terms_id)';

/** @param from what is in force for the caller's company, or what it has ever accepted. */
export async function termsFrom(context: CallContext, from: 'terms_of_user' | 'confirmed_terms') {
  const { UserAccountId } = context.session.user;
  const rows = await context.prepared(from, `select ${columns} from ${from}($1)`, [UserAccountId]);
  return rows.map((row) => {
    const [id, product, version, titles, texts, isPolicy, published, accepted, pdfs] = row as [
      number,
      string | null,
      number,
      Texts,
      Texts,
      boolean,
      Date,
      Date | null,
      Texts | null,
    ];
    const pdf = pdfs?.[languageIn(texts, context.language)];
    return {
      Id: Number(id),
      Name: inLanguage(titles, context.language),
      TermsText: inLanguage(texts, context.language),
      ...(pdf === undefined ? {} : { PathToTermsPdf: `/keeper/get/${pdf}` }),
      IsPrivacyPolicy: isPolicy,
      ...(product === null ? {} : { ProductName: product }),
      Version: version,
      PublishedUtc: utc(published),
      ...(accepted === null ? {} : { AcceptedUtc: utc(accepted) }),
    };
  });
}
