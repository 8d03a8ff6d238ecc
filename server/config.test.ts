import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('the settings', () => {
  it('run a bare clone with none of them', () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:var/sendero.sqlite',
      contentDir: 'content',
      contentStore: 'folder',
      partsFile: 'var/content-parts.sqlite',
      publicOrigin: undefined,
      isStaging: false,
      trustedProxies: 0,
      votesPerNetwork: 200,
      eventsPerNetwork: 5_000,
      pageCacheBytes: 96_000_000,
      logLevel: 'info',
      leaveSeconds: 0,
      shutdownSeconds: 20,
      maxConnections: 2_000,
      transportSecurity: 'subdomains',
      security: { contact: undefined, policy: undefined },
      nodeName: undefined,
      hasGallery: false,
      mail: {
        secretKey: undefined,
        secretFile: 'var/secret.key',
        smtpUrl: undefined,
        smtpPlain: false,
        smtpIdempotencyHeader: undefined,
        outboxDir: 'var/outbox',
        from: 'sendero@localhost.localdomain',
        contactTo: 'sendero@localhost.localdomain',
        postalAddress: 'Sendero, 1 Trailhead Way, Anytown, US 00000',
        sponsors: [],
        retentionDays: 90,
        formsPerNetwork: 40,
        formsPerSite: 2_000,
      },
      runtime: {
        contentHost: '',
        captchaSiteKey: '',
        flagClientId: '',
        loggingClientToken: '',
        profileName: 'production',
      },
    });
  });

  it('name every mistake at once', () => {
    const parse = (): unknown =>
      parseConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'perhaps' });
    expect(parse).toThrow(/3 mistake\(s\)[\s\S]*PORT[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY/);
  });

  it.each([
    { setting: 'SECRET_KEY', value: 'short' },
    { setting: 'SMTP_URL', value: 'https://mail.example.com' },
    { setting: 'SMTP_URL', value: 'smtp://mail.example.com?requireTLS=false' },
    { setting: 'SMTP_URL', value: 'smtps://mail.example.com:465/?tls.rejectUnauthorized=false' },
    { setting: 'MAIL_FROM', value: 'Sendero <sendero@example.com>' },
    { setting: 'CONTACT_TO', value: 'a@example.com, b@example.com' },
    { setting: 'RETENTION_DAYS', value: '0' },
    { setting: 'SMTP_IDEMPOTENCY_HEADER', value: 'X-Key: 1\r\nBcc' },
  ])('refuse $value as $setting', ({ setting, value }) => {
    expect(() => parseConfig({ [setting]: value })).toThrow(setting);
  });

  it.each([
    { url: 'smtp://127.0.0.1:25', isTaken: true },
    { url: 'smtp://localhost', isTaken: true },
    { url: 'smtp://[::1]:2525', isTaken: true },
    { url: 'smtp://mail.example.com', isTaken: false },
    { url: 'smtp://localhost.example.com', isTaken: false },
    { url: 'smtps://localhost', isTaken: false },
    { url: '', isTaken: false },
  ])('take unencrypted mail to "$url": $isTaken', ({ url, isTaken }) => {
    const parse = (): unknown => parseConfig({ SMTP_URL: url, SMTP_PLAIN: '1' });
    if (isTaken) expect(parse()).toMatchObject({ mail: { smtpUrl: url, smtpPlain: true } });
    else expect(parse).toThrow('SMTP_PLAIN');
  });

  it('tell the browser five of them and no other', () => {
    const { runtime, remoteFlags } = parseConfig({
      CONTENT_HOST: 'https://content.example.com/',
      CAPTCHA_SITE_KEY: 'site-1',
      FLAG_CLIENT_ID: 'client-1',
      LOGGING_CLIENT_TOKEN: 'pub:abc',
      PROFILE_NAME: 'staging',
      STAGING_MAIL_TO: 'ana@example.com, @example.org',
      PREVIEW_HOST: 'preview.example.com',
      FLAGS_OFREP_URL: 'https://flags.example.com',
    });
    expect(runtime).toEqual({
      contentHost: 'https://content.example.com',
      captchaSiteKey: 'site-1',
      flagClientId: 'client-1',
      loggingClientToken: 'pub:abc',
      profileName: 'staging',
    });
    expect(remoteFlags).toEqual({ url: 'https://flags.example.com', clientId: 'client-1' });
  });

  it('refuse a public value that could carry more than itself', () => {
    const parse = (): unknown =>
      parseConfig({ CAPTCHA_SITE_KEY: '</script>', PROFILE_NAME: 'My Profile' });
    expect(parse).toThrow(/2 mistake\(s\)[\s\S]*CAPTCHA_SITE_KEY[\s\S]*PROFILE_NAME/);
  });

  it.each([
    'https://someone:secret@retire.example.com',
    'https://retire.example.com/plan',
    'https://retire.example.com/?from=mail',
    'ftp://retire.example.com',
    'retire.example.com',
  ])('refuse %s as the origin that the world knows', (PUBLIC_ORIGIN) => {
    expect(() => parseConfig({ PUBLIC_ORIGIN })).toThrow(/PUBLIC_ORIGIN: expected /);
  });

  it('take the origin with and without the slash that browsers put behind it', () => {
    for (const PUBLIC_ORIGIN of ['https://retire.example.com', 'https://retire.example.com/'])
      expect(parseConfig({ PUBLIC_ORIGIN }).publicOrigin).toBe('https://retire.example.com');
  });

  it('take an empty value for a missing one', () => {
    expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: '' })).toMatchObject({
      port: 3000,
      publicOrigin: undefined,
    });
  });
});
