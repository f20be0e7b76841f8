import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { QUIET } from '../e2e/support/launch.ts';
import { ROOT } from './paths.ts';

/** A Chromium that asks nobody outside for anything; also as root. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const script = join(ROOT, 'scripts', 'launch', 'chromium.js');
  const { findChromium } = (await import(script)) as { findChromium(): Promise<string> };
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...QUIET, ...args],
  });
}
