import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoundary, parseMultipart } from './read-form.ts';

async function encoded(form: FormData): Promise<{ body: Buffer; boundary: string }> {
  const response = new Response(form);
  const boundary = parseBoundary(response.headers.get('content-type') ?? '') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), boundary };
}

describe('a form', () => {
  test('is taken apart into what was put in, whatever that is', async () => {
    // The form itself changes line ends in names and texts, not the parser.
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) => text.toWellFormed().replace(/[\r\n]/g, ''));
    const part = fc.record({
      name,
      file: fc.option(name),
      bytes: fc.uint8Array({ maxLength: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const form = new FormData();
        for (const { name: field, file, bytes } of parts) {
          if (file === null) form.append(field, Buffer.from(bytes).toString('hex'));
          else form.append(field, new Blob([bytes]), file);
        }
        const { body, boundary } = await encoded(form);
        const read = parseMultipart(body, boundary);
        expect(read?.map((one) => [one.name, one.fileName, one.bytes.toString('hex')])).toEqual(
          parts.map(({ name: field, file, bytes }) => {
            const hex = Buffer.from(bytes).toString('hex');
            return [field, file, file === null ? Buffer.from(hex).toString('hex') : hex];
          }),
        );
      }),
      { numRuns: 100 },
    );
  });

  test('that was cut anywhere is no form, and nothing throws', async () => {
    const form = new FormData();
    form.append('text', 'words');
    form.append('file', new Blob(['\r\n--not-a-boundary\r\n']), 'a.jpg');
    const { body, boundary } = await encoded(form);
    const end = body.lastIndexOf('--');
    for (let length = 0; length < end; length += 1) {
      expect(parseMultipart(body.subarray(0, length), boundary)).toBeNull();
    }
    expect(parseMultipart(body, boundary)).toHaveLength(2);
  });

  test.each([
    ['no disposition', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--'],
    ['no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
    ['another disposition', '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n--b--'],
    ['a head without end', `--b\r\nContent-Disposition: form-data; name="${'a'.repeat(9_000)}"`],
    [
      '21 parts',
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(21)}--b--`,
    ],
    ['nothing', ''],
  ])('with %s is no form', (_name, text) => {
    expect(parseMultipart(Buffer.from(text), 'b')).toBeNull();
  });

  test.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/mixed; boundary=abc', null],
    ['multipart/form-data', null],
    ['application/json', null],
  ])('of type %j has the boundary %j', (type, boundary) => {
    expect(parseBoundary(type)).toBe(boundary);
  });
});
