import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { OpenSpan, Traces } from './traces.ts';
import type { TracingConfig } from './tracing-config.ts';

/** A collector that is away does not hold up a node that leaves. */
const LEAVING_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

interface TracedNode {
  config: TracingConfig;
  version: string;
  nodeName: string;
  /** What this installation is called, such as `staging`. */
  profile: string;
  log: Log;
}

/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. Which span is under way is kept here and not by a
 * global of the library, so that two nodes in one process do not know of each other.
 */
export function openTelemetry({ config, version, nodeName, profile, log }: TracedNode): Traces {
  const exporter = new OTLPTraceExporter({ url: config.url, headers: { ...config.headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.serviceName,
      'service.version': version,
      'service.instance.id': nodeName,
      'deployment.environment.name': profile,
    }),
    sampler: new TraceIdRatioBasedSampler(config.share),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(exporter, log) })],
  });
  const tracer = provider.getTracer('sendero', version);
  const underWay = new AsyncLocalStorage<Context>();
  return {
    inSpan: (named, work) => {
      const parent = underWay.getStore() ?? ROOT_CONTEXT;
      const kind = named.kind && KINDS[named.kind];
      const span = tracer.startSpan(named.name, { ...(kind !== undefined && { kind }) }, parent);
      return underWay.run(trace.setSpan(parent, span), async () => {
        try {
          return await work(openSpan(span));
        } catch (error) {
          fail(span, codeOf(error));
          throw error;
        } finally {
          span.end();
        }
      });
    },
    onStatement: ({ name, ms, hasFailed }) => {
      const parent = underWay.getStore();
      // What the node asks by itself, such as the probe of each second, belongs to no trace.
      if (parent === undefined) return;
      const endTime = Date.now();
      const startTime = endTime - ms;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime }, parent);
      if (hasFailed) fail(span, 'statement-failed');
      span.end(endTime);
    },
    close: async () => {
      // What could not be sent has been told by then, or nobody would hear of it any more.
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, setTimeout(LEAVING_MS, undefined, { ref: false })]);
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return {
    rename: (name) => span.updateName(name),
    tell: (facts) => span.setAttributes(facts),
    fail: (code) => fail(span, code),
  };
}

function fail(span: Span, code: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', code);
}

/** The name or code of an error; its words may quote a visitor. */
function codeOf(error: unknown): string {
  const { error: name, code } = describeError(error) as { error?: string; code?: string };
  return code ?? name ?? 'error';
}

/** A collector that is away is told in the log, and nobody waits for it. */
function tellFailures(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined)
          log.warn('traces-not-sent', { count: spans.length, ...describeError(result.error) });
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
