/** Finding the session has already renewed it. */
import PingPong from '../../../../manifests/operations/Authorization/PingPong.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(PingPong, async () => null);
