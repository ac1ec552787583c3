/** Frames of the SignalR hub protocol in JSON: each ends with a record separator. */

/** Nothing that a client has to say is longer, in characters. */
export const longestFrame = 4096;
const separator = '\x1e';

/** What a connection that takes no calls may be told, by its number in the protocol; others are passed over. */
export const kinds = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const;

export type Frame = Readonly<Record<string, unknown>>;

export const frameText = (frame: Frame): string => JSON.stringify(frame) + separator;

/** What came is none of the protocol; the connection is closed with the reason. */
export class FrameError extends Error {}

/** Cuts what comes into frames; a frame may come in pieces. */
export class FrameReader {
  readonly #longest: number;
  #rest = '';

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The frames that are whole now. @throws FrameError */
  take(chunk: string): Frame[] {
    const texts = (this.#rest + chunk).split(separator);
    this.#rest = texts.pop() ?? '';
    if ([this.#rest, ...texts].some((text) => text.length > this.#longest))
      throw new FrameError('A frame is too long.');
    return texts.map(frameOf);
  }
}

function frameOf(text: string): Frame {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame === 'object' && frame !== null && !Array.isArray(frame)) return frame as Frame;
  } catch {
    // Said below, as for whatever else is none.
  }
  throw new FrameError('A frame is no JSON object.');
}
