/** The parts of a mail that a page about mails shows. */
export interface ReadMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  /** The attached calendar file; null without one. */
  readonly calendar: string | null;
  /** Where mail programs ask for no further mails; null without. */
  readonly unsubscribeUrl: string | null;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Parses a mail that this product wrote: text and HTML in UTF-8, and an optional calendar file. It
 * can't read other mails.
 */
export function readEml(source: Buffer): ReadMail {
  const mail = splitPart(source.toString('latin1').replaceAll('\r\n', '\n'));
  const parts = flattenParts(mail);
  const header = (name: string) => decodeWords(mail.headers.get(name) ?? '');
  const content = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decodeBody(part);
  };
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    messageId: header('message-id'),
    text: content('text/plain'),
    html: content('text/html'),
    calendar: content('text/calendar') || null,
    unsubscribeUrl: header('list-unsubscribe').replace(/^<|>$/g, '') || null,
  };
}

/** The leaves of a part, however deep: the text and the HTML are in a part of their own. */
function flattenParts(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => flattenParts(splitPart(inner.replace(/^\n/, '').replace(/\n$/, ''))));
}

function splitPart(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = end < 0 ? source : source.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end + 2) };
}

function decodeBody({ headers, body }: Part): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return unquote(body.replace(/=\n/g, '')).toString('utf8');
    default:
      return Buffer.from(body, 'latin1').toString('utf8');
  }
}

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in a header (RFC 2047). */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  const words = /(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi;
  return joined.replace(words, (run) =>
    // Bytes first, text afterwards: a letter may be cut in two by the end of a word.
    Buffer.concat(
      [...run.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, data = '']) =>
        kind?.toUpperCase() === 'B'
          ? Buffer.from(data, 'base64')
          : unquote(data.replaceAll('_', ' ')),
      ),
    ).toString('utf8'),
  );
}

function unquote(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
