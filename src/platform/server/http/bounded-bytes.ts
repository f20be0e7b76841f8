/**
 * The body of an answer from outside.
 *
 * @param most bytes that are read at most
 * @throws Error when there are more; the connection is given up then
 */
export async function boundedBytes(response: Response, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new Error(`the answer has more than ${max} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
