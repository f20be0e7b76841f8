import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readEml } from './read-eml.ts';

/** A mail as the server took it. */
export interface TakenMail extends ReadMail {
  /** Addresses of the envelope, which decide who gets it. */
  readonly recipients: readonly string[];
  readonly source: string;
}

/** A refusal of a mail by the server. */
export interface Refusal {
  readonly at: 'sender' | 'recipient' | 'data';
  readonly code: number;
}

/** A real SMTP server on loopback. */
export interface SmtpDouble {
  readonly url: string;
  readonly port: number;
  readonly taken: TakenMail[];
  /** Refuses with this answer until set to null. */
  refusal: Refusal | null;
  /**
   * Closes the connection after a mail was accepted and before it is confirmed, until set to false.
   */
  dropAfterData: boolean;
  close(): Promise<void>;
}

/** Starts an SMTP server that stores the mails it receives. */
export async function startSmtp(user?: { name: string; password: string }): Promise<SmtpDouble> {
  const taken: TakenMail[] = [];
  const refuse = (at: Refusal['at']): Error | null =>
    double.refusal?.at === at
      ? Object.assign(new Error('no, thank you'), { responseCode: double.refusal.code })
      : null;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: user === undefined,
    onAuth: ({ username, password }, _session, done) => {
      const known = username === user?.name && password === user?.password;
      done(known ? null : new Error('who are you?'), known ? { user: username } : undefined);
    },
    onMailFrom: (_address, _session, done) => done(refuse('sender')),
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refuse('data');
        if (refused !== null) return done(refused);
        const source = Buffer.concat(chunks);
        taken.push({
          ...readEml(source),
          source: source.toString('utf8'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        if (!double.dropAfterData) return done();
        for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const login = user === undefined ? '' : `${user.name}:${user.password}@`;
  const double: SmtpDouble = {
    url: `smtp://${login}127.0.0.1:${port}`,
    port,
    taken,
    refusal: null,
    dropAfterData: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}
