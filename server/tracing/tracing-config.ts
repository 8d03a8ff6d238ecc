import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).optional();

/** The settings of traces, under OpenTelemetry's own names, described in one sentence each. */
export const tracingSettings = {
  /** The collector, to which `/v1/traces` is added; without it and the next one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  /** The whole address that takes traces. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  /** Headers for the collector, as `name=value,name=value`, with their values encoded as in an address. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=]+(?:,[\w-]+=[^,=]+)*$/, 'name=value,name=value')
    .optional(),
  /** The name under which traces are found. */
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('sendero'),
  /** Which traces are kept: all, none, or a share of them. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  /** The share that is kept where it is a ratio, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface TracingConfig {
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The share of traces that are kept. */
  share: number;
}

type Settings = z.infer<z.ZodObject<typeof tracingSettings>>;

export function readTracingConfig(settings: Settings): TracingConfig | undefined {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined) return undefined;
  return {
    url,
    headers: readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: settings.OTEL_SERVICE_NAME,
    share: readShare(settings),
  };
}

function readHeaders(written: string | undefined): Record<string, string> {
  const pairs = (written?.split(',') ?? []).map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, decodeURIComponent(value)];
  });
  return Object.fromEntries(pairs);
}

function readShare({
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Settings): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') ? share : 1;
}
