import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = ReturnType<typeof createSigner>;

/** Signs texts and their expiry with HMAC-SHA-256. A new secret invalidates all signatures. */
export function createSigner(secret: string) {
  const signatureOf = (payload: string): Buffer =>
    createHmac('sha256', secret).update(`preview.${payload}`).digest();
  return {
    /** The value, its expiry and a signature, in URL-safe characters. */
    sign(value: string, seconds: number): string {
      const end = Math.floor(Date.now() / 1_000) + seconds;
      const payload = Buffer.from(`${end} ${value}`).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    /** The value; `undefined` if the signature is invalid or has expired. */
    read(signed: string): string | undefined {
      const [payload = '', signature = ''] = signed.split('.');
      const expected = signatureOf(payload);
      const actual = Buffer.from(signature, 'base64url');
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      const text = Buffer.from(payload, 'base64url').toString();
      const [, end, value] = /^(\d+) (.*)$/s.exec(text) ?? [];
      return Number(end) * 1_000 > Date.now() ? value : undefined;
    },
  };
}
