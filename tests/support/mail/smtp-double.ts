import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from './test-certificate.ts';

export interface ReceivedMail {
  raw: string;
  from: string;
  to: string[];
  messageId: string;
  isEncrypted: boolean;
}

export interface SmtpDouble {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Called with a mail before the answer: it may throw, wait or hang up. */
  onMail: (mail: ReceivedMail) => Promise<void> | void;
  onRecipient: (address: string) => void;
  /** With none open, everything that was sent has been received. */
  countConnections: () => number;
  close: () => Promise<void>;
}

/** A reply with its code, as the server sends it. */
export class SmtpReply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

interface SmtpDoubleOptions {
  port?: number;
  /** True if the server offers STARTTLS, with a certificate that only a test trusts. */
  hasTls?: boolean;
}

/** A real mail server that keeps what it gets. */
export async function startSmtp({
  port = 0,
  hasTls = false,
}: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  const double: SmtpDouble = {
    url: '',
    port: 0,
    received: [],
    onMail: () => undefined,
    onRecipient: () => undefined,
    countConnections: () => server.connections.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  const server = new SMTPServer({
    authOptional: true,
    ...(hasTls
      ? { key: TEST_CERTIFICATE_KEY, cert: TEST_CERTIFICATE }
      : { disabledCommands: ['STARTTLS'] }),
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      try {
        double.onRecipient(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const mail = {
          raw,
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          messageId: /^Message-ID: (.+)\r$/im.exec(raw)?.[1] ?? '',
        };
        void take({ double, mail, done });
      });
    },
  });
  // Some tests let a client hang up in the middle, which must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  double.port = (server.server.address() as AddressInfo).port;
  double.url = `smtp://127.0.0.1:${double.port}`;
  return double;
}

interface Taking {
  double: SmtpDouble;
  mail: ReceivedMail;
  done: (error?: Error) => void;
}

/** Keeps the mail and accepts it, or refuses it with a reason. */
async function take({ double, mail, done }: Taking): Promise<void> {
  try {
    await double.onMail(mail);
    double.received.push(mail);
    done();
  } catch (error) {
    done(error as Error);
  }
}
