/** A browser as the server sees it: it keeps the cookies that it is given, and comes from one address. */
import type { FastifyInstance } from 'fastify';
import GetCurrentUser from '../../manifests/operations/Authorization/GetCurrentUser.ts';
import type { Operation } from '../../src/define/contract/operation.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { demoPassword } from './cluster.ts';
import { type Answer, answerOf, type Caller, callPath, fromPage } from './server.ts';

export class Visitor implements Caller {
  readonly #app: FastifyInstance;
  readonly address: string;
  readonly cookies = new Map<string, string>();

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.address = address;
  }

  async post(name: string, input: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method: 'POST',
      url: callPath(name),
      remoteAddress: this.address,
      payload: JSON.stringify(input),
      headers: { ...fromPage, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const { name: key, value } of answer.cookies) {
      if (value) this.cookies.set(key, value);
      else this.cookies.delete(key);
    }
    return answerOf(answer);
  }

  async call<Input, Data>(operation: Operation<string, Input, Data, 'read' | 'write'>, input: Input): Promise<Data> {
    const answer = await this.post(operation.operation, input);
    if (answer.status !== 200) throw new Error(`${operation.operation}: ${answer.status} ${answer.message}`);
    return answer.data as Data;
  }

  me(): Promise<CurrentUserData> {
    return this.call(GetCurrentUser, {});
  }

  signIn(userName: string, password: string = demoPassword, factor: object = {}): Promise<Answer> {
    return this.post('Authorization/Authenticate', { userName, password, ...factor });
  }

  /** Signed in, and who it is. @throws when it is refused. */
  async enter(userName: string, password?: string, factor?: object): Promise<CurrentUserData> {
    const answer = await this.signIn(userName, password, factor);
    if (answer.status !== 200) throw new Error(`${userName} cannot sign in: ${answer.status} ${answer.message}`);
    return answer.data as CurrentUserData;
  }

  get secret(): string | undefined {
    return this.cookies.get('__Host-session');
  }

  forgetDevice(): this {
    this.cookies.delete('__Host-device');
    return this;
  }

  /** Is there a full session? */
  async isIn(): Promise<boolean> {
    return (await this.post('Authorization/PingPong')).status === 200;
  }
}
