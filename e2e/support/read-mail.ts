import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from '@playwright/test';
import { type ReadMail, readEml } from '#platform/server/mail/testing/read-eml.ts';

const WAIT_MS = 20_000;

interface Wanted {
  to: string;
  /** Found in the subject or the text. */
  with: RegExp;
  /** How many such mails there are by then, so that an older one isn't taken for the new. */
  count?: number;
  /** Data of the server that sent it, if it isn't the one that every test uses. */
  data?: string;
}

/** Every mail sent to an address so far, oldest first; `data` as in `Wanted`. */
export async function mailsTo(
  address: string,
  data: string = test.info().project.metadata.data,
): Promise<ReadMail[]> {
  const folder = join(data, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  const mails = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file);
      return { ...readEml(await readFile(file)), at: mtimeMs };
    }),
  );
  return mails
    .toSorted((one, other) => one.at - other.at)
    .filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()));
}

/**
 * Waits for the newest mail that fits.
 *
 * @throws Error when none comes within 20 seconds
 */
export async function readMail({ to, with: pattern, count = 1, data }: Wanted): Promise<ReadMail> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await mailsTo(to, data);
    const fitting = mails.filter(({ subject, text }) => pattern.test(`${subject}\n${text}`));
    const newest = fitting.at(-1);
    if (newest !== undefined && fitting.length >= count) return newest;
    if (Date.now() > until) {
      const had = mails.map(({ subject }) => subject).join(' | ');
      throw new Error(`No mail to ${to} says ${pattern}; there are: ${had}`);
    }
    await pause(200);
  }
}

/** The link of a mail, which leads to the given path of this site. */
export function linkIn(mail: ReadMail, path: RegExp): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const found = links.find((link) => path.test(new URL(link).pathname));
  if (found === undefined) throw new Error(`No link to ${path} in “${mail.subject}”: ${links}`);
  return found;
}
