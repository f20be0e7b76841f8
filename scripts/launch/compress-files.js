import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesOf } from '../walk.js';

/** Of texts; pictures and fonts are compressed already. */
const EXTENSIONS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
/** Files compressed at once: each takes a thread of the four that Node has. */
const AT_ONCE = 4;
const compress = promisify(brotliCompress);

/**
 * Writes a compressed copy (`.br`) beside each text of a folder, as small as brotli makes it: a
 * server then compresses no file while somebody waits.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const paths = filesOf(folder).filter((path) => EXTENSIONS.has(extname(path)));
  const next = paths.values();
  const work = async () => {
    for (const path of next) {
      const bytes = readFileSync(join(folder, path));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(join(folder, `${path}.br`), await compress(bytes, { params }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
