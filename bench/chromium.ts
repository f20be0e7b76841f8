import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ROOT } from './paths.ts';

/** A Chromium that asks nobody outside for anything; also as root. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const script = join(ROOT, 'scripts', 'launch', 'chromium.js');
  const { findChromium } = (await import(script)) as { findChromium(): Promise<string> };
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}
