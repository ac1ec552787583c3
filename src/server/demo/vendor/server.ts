/** The demo vendors as an HTTP service: one port, a path for each of them, and `POST /control`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, answerVendor } from './answer.ts';
import { answerControl } from './control.ts';
import type { Owner } from './state.ts';

interface Setup {
  readonly owner: Owner;
  readonly token: string;
  readonly onProblem: (problem: unknown) => void;
}

const mostBytes = 64 * 1024;

export const vendorServer = ({ owner, token, onProblem }: Setup): Server =>
  createServer((request, response) => {
    const answer = async (): Promise<Answer> => {
      const body = await textOf(request);
      if (body === undefined) return { status: 413, body: { message: 'The body is longer than 64 kB.' } };
      const url = new URL(request.url ?? '/', 'http://vendor');
      const question = { method: request.method ?? 'GET', url, headers: request.headers, body };
      if (url.pathname === '/control' && request.method === 'POST') return answerControl(owner, token, question);
      return answerVendor(owner, question);
    };
    void answer()
      .catch((problem: unknown): Answer => {
        if (problem instanceof SyntaxError || problem instanceof URIError)
          return { status: 400, body: { message: 'Send JSON.' } };
        onProblem(problem);
        return { status: 500, body: { message: 'Something went wrong here.' } };
      })
      .then((found) => send(response, found));
  });

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** @returns undefined for one that is too long. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > mostBytes) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
