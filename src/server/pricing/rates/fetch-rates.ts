/** Fetches daily rates from where the operator says, an address or a file. */
import { open } from 'node:fs/promises';
import { askOutside, OutgoingFailure } from '../../provisioning/outgoing.ts';
import { type DailyRates, dailyRatesOf, RatesProblem } from './daily-rates.ts';

const timeoutMs = 20_000;
const mostBytes = 64 * 1024;

/** The operator names the source himself, so it may also stand in his own network; wherever it would lead on, nobody follows. @throws RatesProblem. */
export async function fetchRates(source: string, now = new Date()): Promise<DailyRates> {
  return dailyRatesOf(/^https?:/i.test(source) ? await download(source) : await readText(source), now);
}

async function download(url: string): Promise<string> {
  try {
    const headers = { accept: 'application/xml, text/xml' };
    const { status, text } = await askOutside({
      url,
      method: 'GET',
      headers,
      timeoutMs,
      allowed: [new URL(url).origin],
    });
    if (status !== 200) throw new RatesProblem(`It answered with the status ${status}`);
    return text;
  } catch (failure) {
    if (failure instanceof OutgoingFailure) throw new RatesProblem(`It did not answer: ${failure.problem}`);
    throw failure;
  }
}

async function readText(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(mostBytes + 1), 0, mostBytes + 1, 0);
      if (bytesRead > mostBytes) throw new RatesProblem(`The file is longer than ${mostBytes} bytes`);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (failure) {
    if (failure instanceof RatesProblem) throw failure;
    throw new RatesProblem(`The file cannot be read: ${(failure as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
}
