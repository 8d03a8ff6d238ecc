import { getNodeName } from '../analytics/node-name.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { Traces } from '../tracing/traces.ts';
import { loadMetrics, timeRenders } from './open-metrics.ts';
import { openTracing, traceRenders } from './open-tracing.ts';

interface PartsToWatch {
  config: Config;
  log: Log;
  renderer: PageRenderer;
}

export interface Instruments extends Pick<PartsToWatch, 'log' | 'renderer'> {
  nodeName: string;
  traces: Traces;
  /** Undefined where nobody asks for figures. */
  metrics: Metrics | undefined;
}

/**
 * Opens what operators follow a node by. The log and the renderer are given back as those that are counted,
 * traced and timed, so that nothing else of the node has to know of it.
 */
export async function openInstruments({
  config,
  log: ownLog,
  renderer,
}: PartsToWatch): Promise<Instruments> {
  const metrics = config.metrics && (await loadMetrics());
  const log = metrics?.watchLog(ownLog) ?? ownLog;
  const nodeName = getNodeName(config.nodeName, { log });
  const traces = await openTracing({ config, nodeName, log });
  const traced = traceRenders(renderer, traces);
  return {
    log,
    nodeName,
    traces,
    metrics,
    renderer: metrics ? timeRenders(traced, metrics) : traced,
  };
}
