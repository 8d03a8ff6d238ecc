import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { AnyJobDefinition } from '../jobs/job-definition.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import { NO_TRACES, type Traces } from '../tracing/traces.ts';

interface TracingParts {
  config: Config;
  nodeName: string;
  log: Log;
}

/** The library of traces is loaded only where the settings name a collector. */
export async function openTracing({ config, nodeName, log }: TracingParts): Promise<Traces> {
  if (config.tracing === undefined) return NO_TRACES;
  const { openTelemetry } = await import('../tracing/open-telemetry.ts');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { profileName: profile } = config.runtime;
  return openTelemetry({ config: config.tracing, version, nodeName, profile, log });
}

export function traceRenders(renderer: PageRenderer, { inSpan }: Traces): PageRenderer {
  return {
    ...renderer,
    render: (...page) => inSpan({ name: 'render' }, () => renderer.render(...page)),
  };
}

export function traceJobs(
  definitions: readonly AnyJobDefinition[],
  { inSpan }: Pick<Traces, 'inSpan'>,
): AnyJobDefinition[] {
  return definitions.map((definition) => ({
    ...definition,
    run: (id, payload) =>
      inSpan({ name: `job ${definition.kind}` }, () => definition.run(id, payload)),
  }));
}

export function traceMails(mailer: Mailer, { inSpan }: Pick<Traces, 'inSpan'>): Mailer {
  return {
    send: (mail) => inSpan({ name: 'mail', kind: 'client' }, () => mailer.send(mail)),
    forgetBefore: (time) => mailer.forgetBefore(time),
  };
}
