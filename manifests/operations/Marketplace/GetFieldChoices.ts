/** What may be chosen in a field of a service, as its vendor's server says at the moment. */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { FieldChoice, fieldChoiceExample, fieldName } from '../../entities/DataSource.ts';
import { accountId } from '../../entities/list.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/GetFieldChoices', {
  summary:
    'Asks the vendor of a service what may be chosen in a field. He is told which company asks and what is typed, and of nobody in it.',
  kind: 'read',
  subject: { Service: 'serviceId', Account: 'accountId' },
  reads: ['Service'],
  needs: anyOf(
    can('PRODUCT_ACCOUNT', 'Create'),
    can('PRODUCT_ACCOUNT', 'Update'),
    allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_REMOTE_DATASOURCE', 'Read')),
  ),
  errors: ['noFieldChoices', 'vendorSilent'],
  input: Type.Object({
    serviceId,
    fieldName,
    /** For whose company is asked; absent: the caller's own. */
    accountId: Type.Optional(accountId),
    /** What is typed so far. */
    text: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  data: Type.Array(FieldChoice),
  example: { input: { serviceId: 900_003, fieldName: 'Region' }, data: [fieldChoiceExample] },
});
