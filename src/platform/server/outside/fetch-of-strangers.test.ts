import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  fetchOfStrangers,
  leadsToPublic,
  parseWebAddress,
  type StrangerRequest,
} from './fetch-of-strangers.ts';
import { isLoopback, isPublicAddress } from './public-addresses.ts';
import { startNameServer } from './testing/name-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function startServer(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/`, asked: () => asked };
}

const ask = (address: string, more: Partial<StrangerRequest> = {}) =>
  fetchOfStrangers(address, {
    service: 'calendar',
    maxBytes: 1_000,
    maxMs: 5_000,
    maxRedirects: 2,
    allowsLoopback: true,
    ...more,
  });

/** Every way to write an address of this machine, or of a network that isn't public. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '0xA9FEA9FE',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.170',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:10.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '①②⑦.0.0.1',
];

describe('an address that a person entered', () => {
  test.each(PRIVATE)('%s is refused without a call', async (host) => {
    await expect(ask(`http://${host}:8080/`, { allowsLoopback: false })).rejects.toMatchObject({
      problem: 'refused-address',
    });
  });

  test.each(['localhost', 'LOCALHOST.', 'ip6-localhost'])(
    'the name %s, which leads to this machine, is refused once it is resolved',
    async (host) => {
      const { port, asked } = await startServer((_, response) => response.end('inside'));
      const refused = ask(`http://${host}:${port}/`, { allowsLoopback: false });
      await expect(refused).rejects.toMatchObject({
        problem: expect.stringMatching(/refused-address|unreachable/),
      });
      expect(asked()).toBe(0);
    },
  );

  test.each([
    ['ftp://example.org/'],
    ['gopher://example.org/'],
    ['data:text/calendar,BEGIN:VCALENDAR'],
    ['http://'],
    ['example.org/calendar.ics'],
    ['http://name:word@example.org/'],
    ['http://example.org:22/'],
    ['http://example.org:99999/'],
  ])('%s is no web address', (address) => {
    expect(() => parseWebAddress(address, {})).toThrow('refused-address');
  });

  test.each([
    ['webcal://example.org/a.ics', 'https://example.org/a.ics'],
    [' https://example.org:8443/a.ics#part ', 'https://example.org:8443/a.ics'],
    ['http://93.184.215.14/a.ics', 'http://93.184.215.14/a.ics'],
    ['http://[2606:4700::1111]/a.ics', 'http://[2606:4700::1111]/a.ics'],
  ])('%s is one', (address, read) => {
    expect(parseWebAddress(address, {}).href).toBe(read);
  });

  test('is this machine’s own only where that is allowed, and no other network then', async () => {
    const { url } = await startServer((_, response) => response.end('here'));
    expect((await ask(url)).body.toString()).toBe('here');
    await expect(ask('http://10.0.0.1:8080/')).rejects.toThrow('refused-address');
    await expect(ask('http://[::ffff:127.0.0.1]:8080/')).rejects.toThrow('refused-address');
  });
});

describe('what needs TLS', () => {
  test.each([
    ['http://93.184.215.14/', false],
    ['https://93.184.215.14/', true],
    ['https://10.0.0.1/', false],
    ['https://localhost/', false],
    ['https://name:word@93.184.215.14/', false],
    ['no address', false],
  ])('%s may be: %s', async (address, isPublic) => {
    expect(await leadsToPublic(address, { needsTls: true })).toBe(isPublic);
  });

  test('is on this machine without it, where that is allowed', async () => {
    const rules = { needsTls: true, allowsLoopback: true };
    expect(await leadsToPublic('http://127.0.0.1:8080/', rules)).toBe(true);
    expect(await leadsToPublic('http://93.184.215.14/', rules)).toBe(false);
  });
});

test('a body is sent by POST, and a redirect takes it nowhere', async () => {
  const { url } = await startServer(async (request, response) => {
    if (request.url === '/away') return response.writeHead(307, { location: '/' }).end();
    const body = Buffer.concat(await request.toArray());
    return response.end(`${request.method} ${body.toString()}`);
  });
  const body = Buffer.from('sealed');
  expect((await ask(url, { body })).body.toString()).toBe('POST sealed');
  await expect(ask(`${url}away`, { body, maxRedirects: 0 })).rejects.toMatchObject({
    problem: 'too-many-redirects',
  });
});

describe('a redirect', () => {
  test.each(['http://10.0.0.1/', 'http://[fd00::1]/', 'http://0xA9FEA9FE/', 'file:///etc/passwd'])(
    'to %s is refused',
    async (location) => {
      const { url } = await startServer((_, response) =>
        response.writeHead(302, { location }).end(),
      );
      await expect(ask(url)).rejects.toMatchObject({ problem: 'refused-address' });
    },
  );

  test('is followed, relative ones too, but not without an end', async () => {
    const { url } = await startServer(({ url: path }, response) => {
      const hop = Number(path?.slice(1) || 0);
      if (path === '/end') response.end('there');
      else if (hop === 2) response.writeHead(307, { location: '/end' }).end();
      else response.writeHead(301, { location: `./${hop + 1}` }).end('on the way'.repeat(1_000));
    });
    expect((await ask(`${url}1`)).body.toString()).toBe('there');
    await expect(ask(url)).rejects.toMatchObject({ problem: 'too-many-redirects' });
  });
});

describe('an answer', () => {
  test('comes with its status and headers', async () => {
    const { url } = await startServer((request, response) =>
      response.writeHead(404, { etag: request.headers['if-none-match'] }).end('a'.repeat(1_000)),
    );
    const answer = await ask(url, { headers: { 'if-none-match': '"a"' } });
    expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([404, '"a"', 1_000]);
  });

  test('of one byte too many is given up', async () => {
    const { url } = await startServer((_, response) => response.end('a'.repeat(1_001)));
    await expect(ask(url)).rejects.toMatchObject({ problem: 'too-large' });
  });

  test('that never ends is given up', async () => {
    const { url } = await startServer((_, response) => {
      const flood = () => {
        while (!response.closed && response.write('a'.repeat(65_536)));
        response.once('drain', flood);
      };
      flood();
    });
    await expect(ask(url, { maxBytes: 1_000_000 })).rejects.toMatchObject({ problem: 'too-large' });
  });

  test.each<[string, RequestListener]>([
    ['that never comes', () => {}],
    [
      'that drips',
      (_, response) => {
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'that redirects slowly',
      (_, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150),
    ],
  ])('%s ends with the time for all of it', async (_, listener) => {
    const { url } = await startServer(listener);
    const slow = ask(url, { maxMs: 300, maxRedirects: 5 });
    await expect(slow).rejects.toMatchObject({ problem: 'too-slow' });
  });

  test('of a machine that hangs up, or isn’t there, is none', async () => {
    const { url } = await startServer((request) => request.socket.destroy());
    await expect(ask(url)).rejects.toMatchObject({ problem: 'unreachable' });
    await expect(ask('http://127.0.0.1:1024/')).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

test('only addresses of the public internet are public', () => {
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  for (const address of ['::ffff:1.1.1.1', 'fe80::1%eth0', '', 'localhost', '1.1.1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
  for (const address of ['127.0.0.1', '127.9.9.9', '::1']) {
    expect([address, isLoopback(address)]).toEqual([address, true]);
  }
  for (const address of ['::ffff:127.0.0.1', '10.0.0.1', '::']) {
    expect([address, isLoopback(address)]).toEqual([address, false]);
  }
});

describe('a name', () => {
  test.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['93.184.215.14', '169.254.169.254']],
    [['93.184.215.14', '::1']],
    [['fd00::1']],
  ])('that has %j is refused, as one of them is not public', async (addresses) => {
    const names = await startNameServer({ 'calendar.example': addresses });
    onTestFinished(names.stop);
    const refused = ask('http://calendar.example:8080/', { allowsLoopback: false });
    await expect(refused).rejects.toMatchObject({ problem: 'refused-address' });
    expect(await leadsToPublic('http://calendar.example:8080/', {})).toBe(false);
  });

  test('leads to its addresses', async () => {
    const { port } = await startServer((_, response) => response.end('here'));
    const names = await startNameServer({ 'calendar.example': ['127.0.0.1'] });
    onTestFinished(names.stop);
    expect((await ask(`http://calendar.example:${port}/`)).body.toString()).toBe('here');
    await expect(ask(`http://other.example:${port}/`)).rejects.toThrow('unreachable');
    expect(new Set(names.asked)).toEqual(
      new Set([
        'calendar.example A',
        'calendar.example AAAA',
        'other.example A',
        'other.example AAAA',
      ]),
    );
  });

  test('that only the list of hosts of this machine knows leads nowhere', async () => {
    const { port, asked } = await startServer((_, response) => response.end('inside'));
    const { stop } = await startNameServer({});
    onTestFinished(stop);
    await expect(ask(`http://ip6-localhost:${port}/`)).rejects.toThrow('unreachable');
    expect(asked()).toBe(0);
  });

  test('whose server is silent is given up, and meanwhile holds no thread', async () => {
    const names = await startNameServer({ 'silent.example': 'silent' });
    onTestFinished(names.stop);
    const settled: string[] = [];
    const fetches = Array.from({ length: 8 }, () =>
      ask('http://silent.example/', { maxMs: 600 }).catch(({ problem }) => settled.push(problem)),
    );
    await vi.waitFor(() => expect(names.asked.length).toBeGreaterThan(0));
    // Files and names share four threads.
    await readFile(import.meta.filename);
    expect(settled).toEqual([]);
    await Promise.all(fetches);
    expect(settled).toEqual(Array(8).fill('too-slow'));
  });
});
