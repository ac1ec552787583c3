/** Wrong manifests: consoles of calls. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { callConsole, describe, param, screen, through } from '#define';
import { GetCall, GetCalls, InvokeLetter } from '../../fixtures/console/operations.ts';
import { GetOrders } from '../operations/order.ts';

const title = 'x';
const described = describe(GetCall, 'call');

// @ts-expect-error a list that is none of calls
screen('/a/{-$call}', { title, body: callConsole(GetOrders, {}, { describe: described, opened: param('call') }) });
// @ts-expect-error no description
screen('/a/{-$call}', { title, body: callConsole(GetCalls, {}, { opened: param('call') }) });
// @ts-expect-error a parameter that the path lacks
screen('/a/{-$call}', { title, body: callConsole(GetCalls, {}, { describe: described, opened: param('name') }) });
// @ts-expect-error the name of the call goes to no input
describe(GetCall, 'name');
// @ts-expect-error described by a call that describes nothing
describe(GetOrders, 'call');
// @ts-expect-error made by a call that answers no text
through(GetCall, { service: 'Letter', method: 'call', parameters: 'call' });
// @ts-expect-error the input of the call goes to a text
through(InvokeLetter, { service: 'Letter', method: 'method', parameters: 'method' });
// @ts-expect-error no service
through(InvokeLetter, { method: 'method', parameters: 'input' });
