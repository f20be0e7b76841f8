/** One field of a form; `fileName` is null for a text. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | null;
  /** A view into the body: a file of megabytes isn't copied. */
  readonly bytes: Buffer;
}

/** Most parts of a form; ours have two or three. */
const MAX_PARTS = 20;
/** Most bytes of the lines above a part. */
const MAX_HEAD = 8_192;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The boundary that a `multipart/form-data` content type names; null for any other. */
export function parseBoundary(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Parses a `multipart/form-data` body (RFC 7578).
 *
 * @returns the parts in their order; null when it isn't such a body, or has too many parts
 */
export function parseMultipart(body: Buffer, boundary: string): FormPart[] | null {
  const parts: FormPart[] = [];
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter needs no line break before it.
  const first = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))
    ? -2
    : body.indexOf(delimiter);
  if (first === -1) return null;
  let at = first + delimiter.length;
  while (parts.length <= MAX_PARTS) {
    const after = body.toString('latin1', at, at + 2);
    if (after === '--') return parts;
    if (after !== '\r\n') return null;
    // A part may have no lines above it at all; ours always have one.
    const head = body.subarray(at + 2, at + 2 + MAX_HEAD);
    const headEnd = head.indexOf(END_OF_HEAD);
    if (headEnd === -1) return null;
    const start = at + 2 + headEnd + END_OF_HEAD.length;
    const end = body.indexOf(delimiter, start);
    if (end === -1) return null;
    const named = parseDisposition(head.toString('utf8', 0, headEnd));
    if (named === null) return null;
    parts.push({ ...named, bytes: body.subarray(start, end) });
    at = end + delimiter.length;
  }
  return null;
}

function parseDisposition(head: string): Pick<FormPart, 'name' | 'fileName'> | null {
  const line = head.split('\r\n').find((one) => /^content-disposition:/i.test(one));
  if (line === undefined || !/^content-disposition:\s*form-data\b/i.test(line)) return null;
  const name = parseParameter(line, 'name');
  return name === null ? null : { name, fileName: parseParameter(line, 'filename') };
}

function parseParameter(line: string, name: string): string | null {
  const [, value] = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(line) ?? [];
  // As browsers write them.
  return value?.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n') ?? null;
}
