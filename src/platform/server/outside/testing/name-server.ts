import { createSocket } from 'node:dgram';
import { getServers, setServers } from 'node:dns';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

const HEADER_BYTES = 12;
const TYPES = { 1: 'A', 28: 'AAAA' } as const;
/** Flags of an answer: recursion was desired and is available; or the name doesn't exist. */
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 0x8183;
/** Points at the name in the question. */
const SAME_NAME = 0xc00c;

/**
 * A name server on loopback, which this process asks until it is stopped.
 *
 * @param names the addresses of each name, or 'silent' where it gives no answer
 */
export async function startNameServer(names: Readonly<Record<string, string[] | 'silent'>>) {
  const before = getServers();
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    asked.push(`${name} ${type}`);
    const known = names[name];
    if (known === 'silent') return;
    const addresses = (known ?? []).filter((each) => isIPv6(each) === (type === 'AAAA'));
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(known === undefined ? NO_SUCH_NAME : ANSWERED, 2);
    head.writeUInt16BE(addresses.length, 6);
    // The question may carry an additional record, which the answer leaves out.
    head.writeUInt16BE(0, 10);
    socket.send(Buffer.concat([head, ...addresses.map(record)]), port, address);
  });
  await once(socket.bind(0, '127.0.0.1'), 'listening');
  setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    asked,
    stop() {
      setServers(before);
      socket.close();
    },
  };
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  const type = message.readUInt16BE(at + 1);
  return {
    name: labels.join('.'),
    type: TYPES[type as keyof typeof TYPES] ?? type,
    end: at + 5,
  };
}

/** An address of the name in the question, for no time at all. */
function record(address: string): Buffer {
  const bytes = isIPv6(address) ? bytesOfSix(address) : Buffer.from(address.split('.').map(Number));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(SAME_NAME, 0);
  head.writeUInt16BE(isIPv6(address) ? 28 : 1, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

function bytesOfSix(address: string): Buffer {
  const [left = '', right = ''] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right)];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
