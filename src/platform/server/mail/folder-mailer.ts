import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import type { Mailer } from './mailer.ts';
import { toMessage } from './to-message.ts';

const FOLDER = 'mail';

/** Stores each mail as `<time>-<id>.eml` in the data folder. A repeat of one is dropped. */
export function makeFolderMailer(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, FOLDER);
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    kind: 'folder',
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      const id = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_');
      await mkdir(folder, PRIVATE_FOLDER);
      const names = await readdir(folder);
      if (names.some((name) => name.endsWith(`-${id}.eml`))) return;
      const time = new Date().toISOString().replace(/[-:.]/g, '');
      const file = join(folder, `${time}-${id}.eml`);
      await writeFile(`${file}.draft`, message, PRIVATE_FILE);
      await rename(`${file}.draft`, file);
      log.debug({ file }, 'mail kept as a file');
    },
    close: async () => {},
  };
}
