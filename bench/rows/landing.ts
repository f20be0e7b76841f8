import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { GOALS } from '../goals.ts';
import { median } from '../median.ts';
import { ROOT } from '../paths.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

/** As many times slower as Lighthouse makes its phone. */
const SLOWDOWN = 4;
const ROUNDS = 5;
const TURNS = 6;
/** Longer than one turn of the ring takes, 0.6 s. */
const TURN_MS = 900;
/** What the block brings of its own, by the names of its files. */
const BLOCK = /^landing.*\.(js|css)$/;

interface Visit {
  /** Sum of layout shifts from the first paint until it was turned six times. */
  readonly shift: number;
  /** Milliseconds from a press to the frame that shows it, the slowest of six. */
  readonly slowest: number;
}

/** Hero and carousel of `/itinerants` (spec 3 §2.11): what they weigh, whether anything jumps, how soon a key turns the ring. */
export async function landingRows({ app }: Stage): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitOnce(browser, app.url));
    const files = blockFiles();
    const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000;
    const slowest = visits.map((visit) => visit.slowest);
    return [
      {
        name: 'Landing block of /itinerants: script and style',
        reference: 'brotli',
        value: kilobytes,
        unit: 'kB',
        goal: GOALS.landingBlock,
        details: files.map(({ name, size }) => `${name} ${(size / 1_000).toFixed(1)}`).join(', '),
      },
      {
        name: 'Landing block of /itinerants: layout shift, turned six times',
        reference: 'its own scale',
        value: Math.max(...visits.map(({ shift }) => shift)),
        unit: '',
        goal: GOALS.landingShift,
        details: `the most of ${visits.length} fresh pages at 1,280 px`,
      },
      {
        name: 'Landing block of /itinerants: from a key to the frame that answers',
        reference: `processor ${SLOWDOWN}× slower`,
        value: median(slowest),
        unit: 'ms',
        goal: GOALS.landingTurn,
        details: `the slowest of ${TURNS} keys, median of ${visits.length} fresh pages; ${Math.min(...slowest).toFixed(0)} to ${Math.max(...slowest).toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** @throws Error when the build has none */
function blockFiles(): { name: string; size: number }[] {
  const assets = join(ROOT, 'dist', 'client', 'assets');
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, name: path.split('/').at(-1) ?? '' }))
    .filter(({ name }) => BLOCK.test(name))
    .map(({ path, name }) => ({
      name,
      size: brotliCompressSync(readFileSync(join(assets, path))).length,
    }));
  if (files.length < 2) throw new Error('the landing block has no files of its own');
  return files;
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  try {
    await context.addInitScript(() => {
      localStorage.setItem('hasSeenWelcomeModal5', 'true');
      const seen = { shift: 0, slowest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          seen.slowest = Math.max(seen.slowest, duration);
        }
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    const page = await context.newPage();
    await page.goto(`${url}/itinerants`, { waitUntil: 'networkidle' });
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    await untilTurned(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      (window as never as { seen: Visit & { slowest: number } }).seen.slowest = 0;
    });
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(TURN_MS);
    }
    return await page.evaluate(() => (window as never as { seen: Visit }).seen);
  } finally {
    await context.close();
  }
}

/** The first key turns it once it is live. */
async function untilTurned(page: Page): Promise<void> {
  const front = page.locator('[role=tab][aria-selected=true]');
  const first = await front.getAttribute('aria-label');
  await front.focus();
  for (let tries = 0; tries < 50; tries += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(TURN_MS);
    if ((await front.getAttribute('aria-label')) !== first) return;
  }
  throw new Error('the ring does not turn');
}
