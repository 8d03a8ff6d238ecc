import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Offered {
  challenge: string;
  user?: { id: string };
}

interface AnswerOptions {
  origin: string;
  /** What is signed instead of the challenge that was asked. */
  challenge?: string;
  /** Whether the device has asked who holds it. */
  isVerified?: boolean;
  counter?: number;
}

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** A device with one key, for tests that have no browser. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #point: { x: Buffer; y: Buffer };
  #user = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  create(offered: Offered, options: AnswerOptions): object {
    this.#user = offered.user?.id ?? '';
    const { x, y } = this.#point;
    // The key in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const coordinate = (name: number, bytes: Buffer): Buffer[] => [
      Buffer.from([name, 0x58, bytes.length]),
      bytes,
    ];
    const key = [
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      ...coordinate(0x21, x),
      ...coordinate(0x22, y),
    ];
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([
      this.#head(0x40, options),
      Buffer.alloc(16),
      length,
      this.id,
      ...key,
    ]);
    // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = url(this.#client('webauthn.create', offered, options));
    return this.#answer({ clientDataJSON, attestationObject: url(attestationObject) });
  }

  get(offered: Offered, options: AnswerOptions): object {
    const client = this.#client('webauthn.get', offered, options);
    const data = this.#head(0, options);
    const signature = sign('sha256', Buffer.concat([data, hash(client)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: url(client),
      authenticatorData: url(data),
      signature: url(signature),
      userHandle: this.#user,
    });
  }

  #client(type: string, offered: Offered, { origin, challenge }: AnswerOptions): string {
    return JSON.stringify({ type, challenge: challenge ?? offered.challenge, origin });
  }

  #head(more: number, { isVerified = true, counter = 0 }: AnswerOptions): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash('localhost'), Buffer.from([flags]), count]);
  }

  #answer(response: object): object {
    return { id: url(this.id), rawId: url(this.id), type: 'public-key', response };
  }
}
