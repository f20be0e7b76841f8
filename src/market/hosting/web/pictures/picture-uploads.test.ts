import { describe, expect, it } from 'vitest';
import { makePictureUploads, type SendPicture } from './picture-uploads.ts';

const MAX_BYTES = 8;

/** Uploads whose files arrive when the test decides. */
function makeTestUploads(max = 30) {
  const sent: { name: string; arrive(): void; fail(): void; signal: AbortSignal }[] = [];
  const send: SendPicture = (file, { signal }) =>
    new Promise((resolve, reject) => {
      sent.push({
        name: file.name,
        arrive: () => resolve(`/${file.name}`),
        fail: () => reject(new Error('away')),
        signal,
      });
    });
  const uploads = makePictureUploads({
    max,
    maxBytes: MAX_BYTES,
    send,
    tooLarge: () => 'too large',
    problemOf: (error) => ({ text: String(error), again: true }),
  });
  return { uploads, sent, kept: () => uploads.kept().map(({ url }) => url) };
}
const file = (name: string, content = name) => new File([content], name);
const states = (uploads: ReturnType<typeof makeTestUploads>['uploads']) =>
  uploads.view().pictures.map(({ name, state }) => `${name} ${state}`);
/** Lets settled promises notify their listeners. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

describe('uploads of pictures', () => {
  it('go out three at a time, and the form hears of each that arrived', async () => {
    const { uploads, sent, kept } = makeTestUploads();
    await uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
    expect(states(uploads)).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sent[1]?.arrive();
    await heard();
    expect(states(uploads)).toEqual(['a sending', 'b there', 'c sending', 'd sending']);
    expect(kept()).toEqual(['/b']);
  });

  it('that failed can be sent again', async () => {
    const { uploads, sent, kept } = makeTestUploads();
    await uploads.add([file('a')]);
    sent[0]?.fail();
    await heard();
    const [failed] = uploads.view().pictures;
    expect(failed).toMatchObject({ state: 'failed', problem: 'Error: away', again: true });
    uploads.retry(failed?.id ?? '');
    sent[1]?.arrive();
    await heard();
    expect(kept()).toEqual(['/a']);
  });

  it('leave out a file that is too large without sending it', async () => {
    const { uploads, sent } = makeTestUploads();
    await uploads.add([file('a', 'x'.repeat(MAX_BYTES)), file('b', 'x'.repeat(MAX_BYTES + 1))]);
    expect(states(uploads)).toEqual(['a sending', 'b failed']);
    expect(uploads.view().pictures[1]).toMatchObject({ problem: 'too large', again: false });
    expect(sent).toHaveLength(1);
  });

  it('ignore a second file of the same content, whatever it is called', async () => {
    const { uploads } = makeTestUploads();
    await uploads.add([file('a', 'sea'), file('b', 'sea')]);
    expect(states(uploads)).toEqual(['a sending']);
    expect(uploads.view().tooMany).toBe(false);
  });

  it('say how many were left out, also where only the server knows the content', async () => {
    const { uploads, sent } = makeTestUploads();
    await uploads.add([file('a', 'sea'), file('b', 'sea'), file('c', 'sea')]);
    expect(uploads.view().repeated).toBe(2);
    await uploads.add([file('a', 'hill')]);
    expect(uploads.view().repeated).toBe(0);
    // Both are stored under one URL.
    sent[0]?.arrive();
    sent[1]?.arrive();
    await heard();
    expect(states(uploads)).toEqual(['a there']);
    expect(uploads.view().repeated).toBe(1);
  });

  it('are drawn once the server has taken them, and never from the file', async () => {
    const { uploads, sent } = makeTestUploads();
    await uploads.add([file('a'), file('b')]);
    const shown = () => uploads.view().pictures.map((picture) => picture.shown);
    expect(shown()).toEqual(['', '']);
    sent[0]?.fail();
    sent[1]?.arrive();
    await heard();
    expect(shown()).toEqual(['', '/b']);
  });

  it('say that there were too many, until something is removed', async () => {
    const { uploads } = makeTestUploads(1);
    await uploads.add([file('a'), file('b')]);
    expect(states(uploads)).toEqual(['a sending']);
    expect(uploads.view().tooMany).toBe(true);
    uploads.remove(uploads.view().pictures[0]?.id ?? '');
    expect(uploads.view().tooMany).toBe(false);
  });

  it('are stopped when their picture is removed', async () => {
    const { uploads, sent, kept } = makeTestUploads();
    await uploads.add([file('a')]);
    uploads.remove(uploads.view().pictures[0]?.id ?? '');
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.arrive();
    await heard();
    expect(kept()).toEqual([]);
  });

  it('can be waited for: until each arrived or failed', async () => {
    const { uploads, sent } = makeTestUploads();
    await uploads.add([file('a'), file('b')]);
    let isSettled = false;
    void uploads.settled().then(() => {
      isSettled = true;
    });
    sent[0]?.arrive();
    await heard();
    expect(isSettled).toBe(false);
    sent[1]?.fail();
    await heard();
    expect(isSettled).toBe(true);
  });
});
