/**
 * Who may import whom, and nobody else. A folder may import what its line names, and a line names only folders
 * of lines above it, so that no two can need each other. `domain` stands for every folder in it; a file that
 * lies directly in `contracts`, `server` or `web` has a line of its own. Tests may import what they test.
 */
export const ALLOWED_EDGES: ReadonlyArray<readonly [folder: string, ...may: string[]]> = [
  // The pure rules.
  ['domain/analytics'],
  ['domain/articles'],
  ['domain/calculator'],
  ['domain/company'],
  ['domain/consent'],
  ['domain/inflation'],
  ['domain/language'],
  ['domain/mail'],
  ['domain/money'],
  ['domain/myth-or-fact'],
  ['domain/myth-or-truth'],
  ['domain/playlist'],
  ['domain/search'],
  ['domain/target-date'],
  ['domain/text'],
  ['domain/time'],
  ['domain/transition'],
  ['domain/visit'],
  ['domain/visitor'],
  ['domain/links', 'domain/language'],
  ['domain/media', 'domain/visit'],
  ['domain/navigator', 'domain/links'],
  ['domain/persona', 'domain/company'],
  ['domain/flags', 'domain/persona'],
  ['domain/modals', 'domain/persona', 'domain/visit'],
  ['domain/poll', 'domain/money'],
  ['domain/road-trip', 'domain/calculator'],

  // What crosses a room.
  ['contracts/errors.ts'],
  ['contracts/content', 'domain'],
  ['contracts/events', 'domain', 'contracts/content'],
  ['contracts/forms', 'domain'],
  ['contracts/mail', 'domain'],
  ['contracts/calls', 'domain', 'contracts/forms'],
  ['contracts/views', 'domain', 'contracts/calls', 'contracts/content'],
  [
    'contracts/services.ts',
    ...['domain', 'contracts/calls', 'contracts/content', 'contracts/errors.ts'],
    ...['contracts/mail', 'contracts/views'],
  ],

  // What authors write.
  ['content', 'contracts'],

  // The pages: a route puts features together, and a feature widgets.
  ['web/theme'],
  ['web/device', 'domain'],
  ['web/state', 'domain', 'contracts', 'web/device'],
  ['web/visit', 'domain', 'contracts', 'web/device', 'web/state'],
  ['web/words', 'domain', 'content'],
  ['web/site', 'domain', 'contracts', 'web/words'],
  ['web/art', 'web/site'],
  [
    'web/widgets',
    ...['domain', 'contracts', 'web/art', 'web/device', 'web/site', 'web/state', 'web/theme'],
    'web/visit',
  ],
  [
    'web/features',
    ...['domain', 'contracts', 'web/art', 'web/device', 'web/site', 'web/state', 'web/visit'],
    ...['web/theme', 'web/widgets', 'web/words'],
  ],
  [
    'web/assemble',
    ...['domain', 'contracts', 'web/device', 'web/features', 'web/site', 'web/state', 'web/visit'],
    'web/words',
  ],
  ['web/routes', 'domain', 'contracts', 'web/features', 'web/site', 'web/widgets', 'web/words'],
  [
    'web/root.tsx',
    ...['domain', 'contracts', 'web/assemble', 'web/features', 'web/site', 'web/theme'],
    ...['web/widgets', 'web/words'],
  ],
  ['web/entry.client.tsx', 'domain', 'web/site', 'web/visit', 'web/words'],
  ['web/entry.server.tsx', 'domain', 'contracts', 'web/features', 'web/site', 'web/words'],

  // The server: what it stands on, then what is read and sent, then how it is put together.
  ['server/production.ts'],
  ['server/log.ts'],
  ['server/describe-error.ts'],
  ['server/counted-lines.ts', 'server/log.ts'],
  ['server/guard-console.ts', 'server/describe-error.ts', 'server/log.ts'],
  ['server/answers'],
  ['server/static', 'server/answers'],
  ['server/db', 'server/log.ts'],
  ['server/secrets', 'server/db'],
  ['server/captcha', 'domain', 'contracts', 'server/secrets'],
  ['server/content', 'domain', 'contracts', 'content', 'server/log.ts'],
  ['server/mail', 'domain', 'contracts', 'server/content', 'server/secrets'],
  ['server/limits', 'contracts', 'server/db', 'server/log.ts', 'server/mail', 'server/secrets'],
  ['server/flags', 'domain', 'contracts', 'server/content', 'server/log.ts'],
  ['server/config.ts', 'contracts', 'server/answers', 'server/flags', 'server/mail'],
  ['server/request', 'domain', 'server/config.ts', 'server/content', 'server/limits'],
  ['server/analytics', 'domain', 'contracts', 'server/content', 'server/db', 'server/log.ts'],
  [
    'server/jobs',
    ...['domain', 'contracts', 'server/content', 'server/db'],
    ...['server/log.ts', 'server/mail', 'server/secrets'],
  ],
  [
    'server/pages',
    ...[
      'domain',
      'contracts',
      'web',
      'server/answers',
      'server/content',
      'server/describe-error.ts',
    ],
    ...['server/flags', 'server/log.ts', 'server/production.ts', 'server/request'],
  ],
  [
    'server/views',
    ...['domain', 'contracts', 'server/content', 'server/db', 'server/log.ts', 'server/pages'],
  ],
  [
    'server/desk',
    ...['domain', 'contracts', 'server/captcha', 'server/content', 'server/db', 'server/jobs'],
    ...['server/limits', 'server/log.ts', 'server/mail', 'server/request', 'server/secrets'],
    'server/views',
  ],
  [
    'server/http',
    ...['domain', 'contracts', 'server/analytics', 'server/answers', 'server/config.ts'],
    ...['server/content', 'server/desk', 'server/flags', 'server/limits', 'server/log.ts'],
    ...['server/mail', 'server/pages', 'server/request', 'server/static', 'server/views'],
  ],
  [
    'server/connections',
    ...['domain', 'server/answers', 'server/counted-lines.ts', 'server/describe-error.ts'],
    ...['server/http', 'server/log.ts', 'server/pages', 'server/request'],
  ],
  ['server/assemble', 'domain', 'contracts', 'server'],
  ['server/main.ts', 'domain', 'server'],
  ['server/dev.ts', 'server'],

  // What npm scripts call, and the films, which are a workspace of their own.
  ['scripts/build', 'domain', 'contracts', 'web', 'server'],
  ['scripts/report', 'domain'],
  ['scripts/setup'],
  ['scripts', 'domain', 'server', 'scripts/report', 'scripts/setup'],
  ['films', 'domain'],
];
