/** The profile of a vendor: read and changed by its own people. */
import { sql } from 'kysely';
import type GetVendorProfile from '../../../manifests/operations/ServiceManagement/GetVendorProfile.ts';
import type SaveVendorProfile from '../../../manifests/operations/ServiceManagement/SaveVendorProfile.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { mailProblem, phoneProblem, webProblem } from '../../rules/fields/contact-problems.ts';
import { defaultLanguage } from '../../rules/limits.ts';
import { languageRead } from '../../rules/text/localized.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { versionOf } from '../db/record-version.ts';
import { cleanHtml } from '../files/clean-html.ts';
import { keepImage } from '../files/media/keep.ts';
import { assertLanguages } from './languages.ts';

type Profile = DataOf<typeof GetVendorProfile>;
type Wanted = InputOf<typeof SaveVendorProfile>['inputDto'];
type Texts = Readonly<Record<string, string>>;

/** @throws 404 for an account out of sight. */
export async function vendorProfile(context: CallContext, accountId: number): Promise<Profile> {
  const account = await findAccount(context, accountId, { types: companies });
  const Version = await versionOf(context, 'VendorProfile', accountId);
  const row = await rowOf(context, accountId);
  const read = (texts: Texts = {}): string => texts[languageRead(texts, context.language, defaultLanguage) ?? ''] ?? '';
  return {
    AccountId: accountId,
    Version,
    Name: row?.name ?? account.display_name,
    ...(row?.logo_path && { Logo: row.logo_path }),
    ...(row?.website && { Website: row.website }),
    ...row?.contact,
    Descriptions: { ...row?.descriptions },
    LegalTexts: { ...row?.legal_texts },
    State: row?.state ?? 'Draft',
    Description: read(row?.descriptions),
    LegalText: read(row?.legal_texts),
    ...(row && { UpdatedUtc: utc(row.updated_utc) }),
  };
}

const rowOf = ({ db }: CallContext, accountId: number) =>
  db.selectFrom('vendor_profile').selectAll().where('account_id', '=', accountId).executeTakeFirst();

const contactFields = ['Email', 'Phone', 'SupportUrl'] as const;

/** @throws 400 at the field that is wrong; 404 for an account out of sight. */
export async function saveVendorProfile(context: CallContext, accountId: number, wanted: Wanted): Promise<void> {
  const account = await findAccount(context, accountId, { types: companies, alive: 'terminated', hold: 'share' });
  assertRight(context, wanted);
  const before = await rowOf(context, accountId);
  const contact = { ...before?.contact, ...chosen(wanted, contactFields) };
  const logo =
    wanted.Logo === null || wanted.Logo === undefined ? wanted.Logo : await keepImage(context, accountId, wanted.Logo);
  const changed = defined({
    name: wanted.Name?.trim(),
    logo_path: logo,
    website: wanted.Website === undefined ? undefined : wanted.Website.trim() || null,
    contact: withoutEmpty(contact),
    descriptions: wanted.Descriptions && merged(before?.descriptions, wanted.Descriptions),
    legal_texts: wanted.LegalTexts && merged(before?.legal_texts, wanted.LegalTexts),
    state: wanted.State,
    updated_utc: sql<Date>`now()`,
  });
  await context.db
    .insertInto('vendor_profile')
    .values({ name: account.display_name, ...changed, account_id: accountId } as never)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changed as never))
    .execute();
}

const defined = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const chosen = (wanted: Wanted, fields: readonly (typeof contactFields)[number][]): Texts =>
  Object.fromEntries(fields.flatMap((field) => (wanted[field] === undefined ? [] : [[field, wanted[field].trim()]])));

/** Languages that are not sent stay; an empty text takes its language away. @throws 400 for a language that the portal has not. */
function merged(before: Texts | undefined, sent: Texts): Texts {
  assertLanguages(Object.keys(sent));
  const cleaned = Object.entries(sent).map(([language, text]) => [language, cleanHtml(text)]);
  return withoutEmpty({ ...before, ...Object.fromEntries(cleaned) });
}

const checks = { Website: webProblem, SupportUrl: webProblem, Email: mailProblem, Phone: phoneProblem } as const;

function assertRight(context: CallContext, wanted: Wanted): void {
  const problems = Object.entries(checks).flatMap(([field, check]) => {
    const text = wanted[field as keyof typeof checks]?.trim();
    const problem = text ? check(text) : undefined;
    return problem ? [[`inputDto.${field}`, problem] as const] : [];
  });
  if (problems.length > 0) throw wrongFields(context, problems);
}
