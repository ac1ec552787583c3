/** A mail server in the process of the test, and what it was given, as its readers see it. */
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { expect } from 'vitest';

export interface ReceivedMail {
  readonly to: string;
  readonly headers: string;
  readonly text: string;
}

export interface Mailbox {
  /** Settings with which the portal sends here. */
  readonly environment: Readonly<Record<string, string>>;
  readonly letters: readonly ReceivedMail[];
  /** The next letter with such a text; each is answered once. */
  next(pattern: RegExp): Promise<ReceivedMail>;
  /** The code, or the link, of the next letter that has one. */
  code(): Promise<string>;
  link(): Promise<string>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: ReceivedMail[] = [];
  const read = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream: SMTPServerDataStream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        letters.push({ to, ...opened(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const next = async (pattern: RegExp): Promise<ReceivedMail> => {
    const fitting = () => letters.find((letter) => !read.has(letter) && pattern.test(letter.text));
    await expect.poll(fitting, { timeout: 15_000 }).toBeDefined();
    const letter = fitting();
    if (!letter) throw new Error(`No letter says ${pattern}`);
    read.add(letter);
    return letter;
  };
  const part = async (pattern: RegExp) => pattern.exec((await next(pattern)).text)?.[0] ?? '';
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'portal@nordlicht.example' },
    letters,
    next,
    code: () => part(/^\d{6}$/m),
    link: () => part(/\/reset-password\/\S+/),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Head and plain text of a mail; quoted-printable and base64 as text. */
function opened(mail: string): { headers: string; text: string } {
  const [headers = ''] = mail.split(/\r?\n\r?\n/);
  const plain = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(mail);
  const body = plain?.[1] ?? '';
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(plain?.[0] ?? '');
  const text = isBase64 ? Buffer.from(body, 'base64') : unquoted(body);
  return { headers, text: text.toString('utf8').replaceAll('\r\n', '\n') };
}

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
