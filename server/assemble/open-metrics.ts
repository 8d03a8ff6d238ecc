import { hostName } from '#domain/company/host-rule.ts';
import { boundPort, closeServer, listen } from '../connections/http-server.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMetricsServer } from '../metrics/metrics-server.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import { isListed } from '../request/request-origin.ts';
import { isPreviewHost } from '../request/staging.ts';
import { describeNode } from './node/describe-node.ts';
import { addNodeFigures } from './node/node-figures.ts';
import { watchNode, type NodeParts } from './node/watched-node.ts';

interface MeasuredNode extends NodeParts {
  /** Undefined where nobody asks for figures. */
  metrics: Metrics | undefined;
  log: Log;
}

interface OpenMetrics {
  port: number;
  close: () => Promise<void>;
}

/** The library of figures is loaded only where somebody asks for them. */
export async function loadMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics();
}

export function timeRenders(renderer: PageRenderer, { timeRender }: Metrics): PageRenderer {
  return {
    ...renderer,
    render: (...page) => timeRender(() => renderer.render(...page)),
  };
}

/** Opens the port of the operators, with the figures of this node and its state as JSON. */
export async function openMetrics(measured: MeasuredNode): Promise<OpenMetrics | undefined> {
  const { config, content, metrics, log } = measured;
  if (config.metrics === undefined || metrics === undefined) return undefined;
  const node = watchNode(measured);
  addNodeFigures(metrics, node);
  const isOurHost = (host: string): boolean =>
    isListed(host, content.current) ||
    isHostOf(config.publicOrigin, host) ||
    isPreviewHost(config, host);
  const status = (): Promise<object> => describeNode(node);
  const server = createMetricsServer({ metrics, status, isOurHost, log });
  await listen(server, config.metrics);
  return { port: boundPort(server), close: () => closeServer(server, 1) };
}

function isHostOf(origin: string | undefined, host: string): boolean {
  return origin !== undefined && hostName(new URL(origin).host) === hostName(host);
}
