import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import type { Mailer } from './mailer.ts';
import { type ReadMail, readEml } from './read-eml.ts';
import { toMessage } from './to-message.ts';

const FOLDER = 'mail';
const FILE = /^\d{8}T\d{9}Z-[\w-]{1,100}\.eml$/;

/** A mail of the folder. */
export interface FolderMail extends ReadMail {
  /** Its file name without the ending. */
  readonly id: string;
  /** Written at, ISO 8601. */
  readonly at: string;
}

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

/** The latest mails of the folder, newest first. */
export async function listFolderMails(dataDir: string, max = 100): Promise<FolderMail[]> {
  const names = await namesIn(dataDir);
  const files = names
    .filter((name) => FILE.test(name))
    .toSorted()
    .reverse()
    .slice(0, max);
  return Promise.all(files.map((name) => read(dataDir, name)));
}

/** One mail of the folder; null when the id doesn't exist. */
export async function readFolderMail(dataDir: string, id: string): Promise<FolderMail | null> {
  const name = `${id}.eml`;
  if (!FILE.test(name)) return null;
  return read(dataDir, name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The file of a mail of the outbox; null while there is none. */
export async function findFolderMail(dataDir: string, mailId: string): Promise<FolderMail | null> {
  const names = await namesIn(dataDir);
  const name = names.find((each) => FILE.test(each) && each.endsWith(`-${mailId}.eml`));
  return name === undefined ? null : read(dataDir, name);
}

async function namesIn(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function read(dataDir: string, name: string): Promise<FolderMail> {
  const source = await readFile(join(dataDir, FOLDER, name));
  const at = name.replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/,
    '$1-$2-$3T$4:$5:$6.$7Z',
  );
  return { id: name.slice(0, -'.eml'.length), at, ...readEml(source) };
}
