/** Prepares a second factor: makes the key of an authenticator app, or sends the first code by e-mail. */
import { generateSecret, generateURI } from 'otplib';
import { toString as drawQrCode } from 'qrcode';
import SetupTwoFactorMethod from '../../../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../calls/failure.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { sendCode } from '../../identity/second-factor.ts';

const ownAddress = `select masked_address("values"->>'Email') from account_value where account_id = $1`;

export default handler(SetupTwoFactorMethod, async ({ methodType, name }, context) => {
  refuseUnproved(context);
  const { UserAccountId, Username } = context.session.user;
  const { db, secrets, brand } = context;
  // What was begun before and never completed goes.
  await db
    .deleteFrom('authentication_method')
    .where('user_account_id', '=', UserAccountId)
    .where('enabled_utc', 'is', null)
    .execute();
  const { count } = await db
    .selectFrom('authentication_method')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_account_id', '=', UserAccountId)
    .executeTakeFirstOrThrow();
  if (count >= limits.authenticationMethods)
    throw new Failure(409, 'tooManyMethods', { n: limits.authenticationMethods });
  const key = methodType === 'AuthenticatorApp' ? generateSecret() : undefined;
  const { authentication_method_id } = await db
    .insertInto('authentication_method')
    .values({
      user_account_id: UserAccountId,
      kind: methodType,
      name: name.trim(),
      secret: key === undefined ? null : secrets.encrypt('authenticator', key),
      enabled_utc: null,
      last_used_utc: null,
    })
    .returning('authentication_method_id')
    .executeTakeFirstOrThrow();
  context.audit({ details: name.trim() });
  if (key === undefined) {
    await sendCode(context, UserAccountId, authentication_method_id);
    const [row] = await context.prepared('own_address', ownAddress, [UserAccountId]);
    return { authenticationMethodId: authentication_method_id, Address: String(row?.[0]) };
  }
  const uri = generateURI({ issuer: brand.title, label: Username, secret: key });
  const picture = await drawQrCode(uri, { type: 'svg', margin: 2 });
  return {
    authenticationMethodId: authentication_method_id,
    Secret: key,
    QrCodeUri: uri,
    QrCodeImage: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  };
});
