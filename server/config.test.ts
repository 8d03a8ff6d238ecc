import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('the settings', () => {
  it('run a bare clone with none of them', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:var/sendero.sqlite',
      contentDir: 'content',
      publicOrigin: undefined,
      trustProxy: false,
      pageCacheBytes: 96_000_000,
      logLevel: 'info',
      shutdownSeconds: 20,
    });
  });

  it('name every mistake at once', () => {
    const parse = (): unknown =>
      parseConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'perhaps' });
    expect(parse).toThrow(/3 mistake\(s\)[\s\S]*PORT[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY/);
  });

  it('take an empty value for a missing one', () => {
    expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({
      port: 3000,
      publicOrigin: undefined,
    });
  });
});
