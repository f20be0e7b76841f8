import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES = 10;
/** Around what is held before the camera, so that it is read as from a hand's breadth. */
const MARGIN = 60;

/**
 * A camera that sees what is put before it, for a browser launched with its `args`. A browser without windows has nobody to ask, so the answer is among them.
 */
export class FakeCamera {
  readonly #film = join(mkdtempSync(join(tmpdir(), 'wayhearth-camera-')), 'film.y4m');

  /** @param mayBeUsed what the person answers when a page asks for it */
  args({ mayBeUsed }: { mayBeUsed: boolean }): string[] {
    return [
      `--use-fake-ui-for-media-stream${mayBeUsed ? '' : '=deny'}`,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${this.#film}`,
    ];
  }

  /**
   * What it sees from its next start on.
   *
   * @param picture in a format of its own, such as a PNG
   */
  async see(picture: Buffer): Promise<void> {
    const luma = await sharp(picture)
      .flatten({ background: '#fff' })
      .resize(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, { fit: 'contain', background: '#999' })
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#777' })
      .greyscale()
      .raw()
      .toBuffer();
    // Colours at half the resolution each way; the middle of both is grey.
    const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
    const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
    writeFileSync(this.#film, Buffer.concat([head, ...Array<Buffer>(FRAMES).fill(frame)]));
  }
}
