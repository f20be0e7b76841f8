import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A TCP server with the part of PostgreSQL's protocol that a statement without rows needs. */
export interface TalkingServer {
  /** A connection string. */
  readonly url: string;
  /** Connections that were ever accepted. */
  accepted(): number;
  /** From now on it accepts connections but sends nothing, as behind a dead network. */
  fallSilent(): void;
  /** Answers again; requests in between stay unanswered. */
  speak(): void;
  /** Does `work` at the next message, and answers only then. */
  beforeNextWord(work: () => void): void;
  /** Closes all connections and frees its port: new ones are refused. */
  close(): Promise<void>;
  /** Takes the same port again. */
  reopen(): Promise<void>;
}

/** A statement that this server never answers, while it answers others. */
export const ENDLESS = 'select endless';

const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const DONE = Buffer.concat([
  message('C', Buffer.from('SELECT 0\0')),
  message('Z', Buffer.from('I')),
]);

/** Starts one on a free port of this machine. */
export async function startTalkingServer(): Promise<TalkingServer> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  let silent = false;
  let work: (() => void) | undefined;
  const server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let greeted = false;
    // Each message of the watch or of a pool arrives in one piece over loopback.
    socket.on('data', (heard) => {
      if (silent) return;
      work?.();
      work = undefined;
      if (!greeted) {
        greeted = true;
        socket.write(GREETING);
      } else if (heard[0] === 'Q'.charCodeAt(0) && !heard.includes(ENDLESS)) {
        socket.write(DONE);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://nobody:nothing@127.0.0.1:${port}/none`,
    accepted: () => accepted,
    fallSilent: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
    },
    beforeNextWord: (next) => {
      work = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
    reopen: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
