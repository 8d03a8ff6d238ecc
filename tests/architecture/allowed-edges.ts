/**
 * Which folders may import which; no other import is allowed. A folder may import what stands
 * behind it: a room, such as `domain`, stands for every folder in it, and a name that begins with a
 * slash lies in the same room. A line names only folders of lines above it, so no two folders can
 * need each other. A file directly in `contracts`, `server` or `web`, or beside the rooms, has a line
 * of its own. What the tests beside the code of a room may import stands in a line for all of them,
 * such as `domain/*.test.ts`.
 */
const TABLE = `
# The pure rules.
domain/articles
domain/budget
domain/calendar
domain/calculator
domain/company
domain/consent
domain/inflation
domain/language
domain/lists
domain/mail
domain/money
domain/plan
domain/playlist
domain/search
domain/target-date
domain/text
domain/time
domain/transition
domain/visitor          /time
domain/speech           /language
domain/studio           /language
domain/told-session     /language /text
domain/myth-quiz        /text
domain/links            /language
domain/navigator        /links
domain/persona
domain/flags            /persona
domain/trail            /calculator /calendar /persona /time
domain/drawing
domain/figures          /calculator /language /plan
domain/paycheck         /figures /money /plan
domain/roth             /calculator /figures /money /paycheck
domain/savers           /figures /money
domain/social-security  /calculator /figures /money
domain/retirement-pay   /calculator /figures /money /social-security
domain/vesting          /calculator /figures /money /plan
domain/counted
domain/hours            /calculator /figures /money /plan /vesting
domain/household        /calculator /figures /money /paycheck /retirement-pay /roth /savers /social-security
domain/money-questions  /calculator /figures /money /paycheck /plan /retirement-pay /roth /savers /social-security /text /vesting
domain/road-trip        /calculator /text
domain/one-percent      /calculator /money /plan
domain/pages            /articles /company /language /links /persona /playlist /road-trip
domain/media            /pages /search
domain/poll             /money /pages /time
domain/analytics        /time
domain/sponsor          /analytics /language /links /persona /poll /time /visitor
domain/modals           /pages /persona /poll /time

# What crosses a room.
contracts/errors.ts
contracts/company-id.ts
contracts/content       domain
contracts/events        domain /content
contracts/forms         domain
contracts/mail          domain /forms
contracts/trail         domain /company-id.ts
contracts/calls         domain /company-id.ts /errors.ts /events /mail
contracts/views         domain /calls /content
contracts/services.ts   domain /calls /content /errors.ts /mail /views

# What authors write.
content                 contracts

# The pages: a route puts features together, and a feature widgets.
web/theme
web/device              domain
web/state               domain contracts /device
web/visit               domain contracts /device /state
web/words               domain content
web/site                domain contracts /words
web/art                 /site
web/islands             domain contracts /site /state /words
web/widgets             domain contracts /islands /art /device /site /state /theme /visit
web/features            domain contracts /islands /art /device /site /state /visit /theme /widgets /words
web/assemble            domain contracts /device /features /islands /site /widgets /state /visit /words
web/routes.ts           domain
web/routes              domain contracts /features /site /widgets
web/root.tsx            contracts /features /islands /site /state /theme /widgets
web/entry.client.ts     /assemble
web/entry.server.tsx    domain contracts /features /islands /root.tsx /site /state /words

# The server: what it stands on, then what is read and sent, then how it is put together.
server/production.ts
server/log.ts
server/kept-file.ts     /log.ts
server/describe-error.ts
server/collect-garbage.ts
server/counted-lines.ts /log.ts
server/guard-console.ts /describe-error.ts /log.ts
server/answers          contracts
server/metrics          /describe-error.ts /log.ts
server/static           domain /answers
server/db               contracts /log.ts
server/audit            /db
server/tracing          /db /describe-error.ts /log.ts
server/secrets          /audit /db /kept-file.ts /log.ts
server/content          domain contracts content /collect-garbage.ts /describe-error.ts /log.ts
server/commands         /content /db /log.ts /secrets
server/revisions        /audit /commands /db /describe-error.ts /log.ts
server/html
server/mail             domain contracts /content /html /secrets
server/limits           contracts /db /log.ts /mail /secrets
server/flags            domain contracts /content /log.ts
server/purge            /db /log.ts
server/config.ts        contracts /answers /flags /mail /purge /tracing
server/request          domain /config.ts /content /limits
server/analytics        domain contracts /content /db /kept-file.ts /log.ts
server/sponsor          domain contracts /content /db /html /mail
server/jobs             domain contracts /audit /content /db /log.ts /mail /purge /secrets /sponsor
server/pages            domain contracts web /answers /content /describe-error.ts /flags /log.ts /production.ts /request
server/views            domain contracts /content /db /html /log.ts /pages
server/desk             domain contracts /content /db /jobs /limits /log.ts /mail /request /secrets /views
server/http             domain contracts /analytics /answers /config.ts /content /desk /flags /html /limits /log.ts /mail /pages /request /sponsor /static /tracing /views
server/connections      domain /answers /counted-lines.ts /describe-error.ts /http /log.ts /pages /request
server/assemble         domain contracts server
server/serve.ts         domain server
server/main.ts          /serve.ts
server/dev.ts           server

# The studio of authors, of which no page of a visitor knows.
studio/text             domain
studio/browser
studio/words            domain server
studio/fields           domain contracts server /text /words
studio/access           domain
studio/desk             domain server /access /fields /text
studio/fresh            domain contracts server /desk /words
studio/parts            domain server /desk /fields /text /words
studio/uploads          domain contracts server /desk
studio/pages            domain server /access /desk /fields /fresh /parts /text /uploads /words
studio/preview          domain server /desk
studio/http             domain contracts server /access /browser /desk /fields /fresh /pages /parts /preview /uploads /words
studio/settings.ts      server /uploads
studio/hosted           domain contracts server /access /desk /http /pages /settings.ts /words
studio/open-studio.ts   domain server /desk /http /preview /uploads
studio/open-hosted.ts   server /desk /hosted /http /preview /settings.ts
studio/main.ts          server /open-hosted.ts /open-studio.ts /settings.ts
studio/people.ts        domain server /access /hosted /settings.ts

# What npm scripts call, and the films, which are a workspace of their own.
films                   domain
scripts/pages           domain
scripts/waking          domain
scripts/build           domain contracts web server /pages
scripts/authors-guide   domain contracts
scripts/report          server
scripts/markets
scripts/requests
scripts/bench-content   domain contracts server /requests
scripts/setup
scripts/revisions       server
scripts/peers
scripts/suites
scripts/proof           /suites
scripts/release         /proof /suites
scripts                 domain films server /bench-content /pages /peers /report /setup /waking

# Tests: what several of them need, then those that span rooms, then those beside the code.
tests/support           domain contracts web server studio scripts/pages
tests/architecture      /support
tests/operating         /support
tests/calculator        domain contracts web
tests/storms            contracts server scripts/requests /support
tests/content           domain contracts content web server /calculator /support
tests/languages         domain server studio /support
tests/faults            server scripts/suites /support
tests/cluster           contracts server /faults /support
tests/browser           domain contracts server studio/words scripts/pages scripts/waking /support
domain/*.test.ts        domain tests/calculator tests/support
contracts/*.test.ts     contracts domain tests/support
web/*.test.ts           domain contracts web server scripts/pages scripts/requests tests/calculator tests/support
server/*.test.ts        domain contracts server scripts/requests tests/content tests/support
studio/*.test.ts        domain contracts server studio tests/support
films/*.test.ts         domain server/content films
scripts/*.test.ts       domain contracts web/widgets server scripts tests/support

# What tools read at the root.
playwright.config.ts    scripts/suites tests/browser
vite.config.ts          scripts/build
vitest.config.ts        scripts/suites
`;

/** A folder, and everything that its files may import besides it. */
export type AllowedEdges = ReadonlyMap<string, readonly string[]>;

export function readEdges(table: string): AllowedEdges {
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [folder = '', ...may] = line.split(/\s+/);
      const [room = ''] = folder.split('/');
      return [folder, may.map((name) => (name.startsWith('/') ? `${room}${name}` : name))];
    }),
  );
}

export const ALLOWED_EDGES = readEdges(TABLE);
