/** Orders another quantity of what runs, once however often it is sent. */
import ChangeSubscription from '../../../../manifests/operations/Account/ChangeSubscription.ts';
import { handler } from '../../../define/contract/handler.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { changeSubscription } from '../../ordering/change.ts';

export default handler(ChangeSubscription, (input, context) =>
  runIdempotently(context, { operation: ChangeSubscription.operation, input }, () =>
    changeSubscription(context, input),
  ),
);
