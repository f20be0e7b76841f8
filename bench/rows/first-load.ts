import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { launchChromium } from '../chromium.ts';
import { GOALS } from '../goals.ts';
import { CACHE } from '../paths.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const QUIET_MS = 3_000;

/** Where each section of the product begins (spec 1 §2.1). */
const SECTIONS = ['/', '/itinerants', '/experiences', '/travel'];

/**
 * All scripts that each section brings before anybody touches it, against React and ReactDOM
 * alone.
 */
export async function firstLoadRows({ app }: Stage): Promise<Row[]> {
  const alone = sizeOf(await reactAlone());
  const rows: Row[] = [];
  for (const path of SECTIONS) rows.push(rowOf(path, await scriptsOf(app.url, path), alone));
  return rows;
}

function rowOf(page: string, scripts: ReadonlyMap<string, Buffer>, alone: number): Row {
  const ours = [...scripts.values()].reduce((sum, bytes) => sum + sizeOf(bytes), 0);
  const largest = [...scripts]
    .map(([path, bytes]) => ({ path, size: sizeOf(bytes) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 4)
    .map(({ path, size }) => `${path.replace(/^.*\//, '')} ${(size / 1_000).toFixed(1)}`);
  return {
    name: `Scripts of the first load of ${page}`,
    reference: 'React and ReactDOM alone',
    value: ours / alone,
    unit: '×',
    goal: GOALS.firstLoad,
    details: `${(ours / 1_000).toFixed(1)} against ${(alone / 1_000).toFixed(1)} kB brotli, ${scripts.size} files; the largest: ${largest.join(', ')}`,
  };
}

function sizeOf(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

/** What the HTML loads or preloads and what a browser really asks for. */
async function scriptsOf(url: string, page: string): Promise<Map<string, Buffer>> {
  const html = await (await fetch(url + page)).text();
  const paths = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const path = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1];
    if (path !== undefined) paths.add(new URL(path, url).pathname);
  }
  for (const path of await requestedBy(url + page)) paths.add(path);
  const scripts = new Map<string, Buffer>();
  for (const path of paths) {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    scripts.set(path, Buffer.from(await answer.arrayBuffer()));
  }
  return scripts;
}

async function requestedBy(url: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return paths;
  } finally {
    await browser.close();
  }
}

/** React with nothing to render, built by the same bundler. */
async function reactAlone(): Promise<Buffer> {
  const folder = join(CACHE, 'react-alone');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import { createElement } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     hydrateRoot(document.getElementById('app'), createElement('div'));`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: join(folder, 'dist'), emptyOutDir: true, rolldownOptions: { input: entry } },
  });
  const assets = join(folder, 'dist', 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return Buffer.concat(files.map((name) => readFileSync(join(assets, name))));
}
