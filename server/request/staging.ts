import { hostName } from '#domain/company/host-rule.ts';
import type { Config } from '../config.ts';

/** True on the host that shows all companies, and on which nothing that is sent is taken. */
export function isPreviewHost({ previewHost }: Pick<Config, 'previewHost'>, host: string): boolean {
  return previewHost !== undefined && hostName(host) === previewHost;
}

/** True where what is shown is not the real site: in all of a staging installation, or on the preview host. */
export function isStagingHost(
  config: Pick<Config, 'isStaging' | 'previewHost'>,
  host: string,
): boolean {
  return config.isStaging || isPreviewHost(config, host);
}
