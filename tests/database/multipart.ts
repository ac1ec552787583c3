/** Files as a browser sends them with a form. */

export interface Part {
  readonly name: string;
  readonly content: Buffer;
}

const boundary = 'the-boundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** What stands before a file. */
export const partHead = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
  );

export const multipart = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, content }) => [partHead(name), content, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
