import '#server/production.ts';
import { startServer } from '#server/assemble/server.ts';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { loadPageRenderer } from '#server/pages/ssr.ts';
import { loadStaticFiles } from '#server/static/static-files.ts';
import { serveSites } from './sites/serve-sites.ts';

// Runs the server of the browser tests. It compresses no page a second time, which costs ten times
// what a page does: each page is opened a few times only, and the browsers need the processors.
const config = parseConfig(process.env);
const log = createLog(config.logLevel, (line) => process.stdout.write(line));
const { port } = await startServer({
  config,
  log,
  renderer: await loadPageRenderer(log),
  statics: loadStaticFiles('build/client'),
  compressesHarder: false,
});
const sites = await serveSites();
process.stdout.write(`The site is open at port ${port}, and others by port ${sites}\n`);
