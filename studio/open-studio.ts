import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import type { Log } from '#server/log.ts';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import { openDesk } from './desk/open-desk.ts';
import { createStudio } from './http/app.ts';
import { Doors } from './http/doors.ts';
import { listen, type Listening } from './http/listen.ts';
import { localEntrance } from './http/local-entrance.ts';
import { USUAL_LIMITS, type UploadLimits } from './uploads/limits.ts';
import { Preview, type PreviewParts } from './preview/preview.ts';

interface StudioOptions {
  contentDir: string;
  varDir: string;
  port: number;
  /** How pages are made, for the preview. */
  config: PreviewParts['config'];
  /** How much authors may bring along; the usual, if nothing is said. */
  uploads?: UploadLimits;
  log: Log;
  /** Where the content is read; without it, threads of their own do so. */
  workshop?: OpenWorkshop;
  now?: () => number;
}

export interface RunningStudio extends Listening {
  /** A new address that opens the studio once. */
  makeLink: () => string;
}

/** Only this machine reaches it: whoever may come from elsewhere needs a door that asks who they are. */
const LOOPBACK = '127.0.0.1';

export async function openStudio(options: StudioOptions): Promise<RunningStudio> {
  const { log, now = Date.now } = options;
  const desk = await openDesk({ ...options, now });
  const doors = new Doors(now);
  let port = 0;
  const entrance = localEntrance({ desk, doors, port: () => port });
  const { published } = desk;
  const preview = new Preview({ ...options, published, now });
  const { uploads = USUAL_LIMITS } = options;
  const app = createStudio({ desk, entrance, log, preview, uploads });
  const closeParts = async (): Promise<void> => {
    await preview.close();
    await desk.close();
  };
  // Threads at their work can take a process down that exits because its port is taken.
  const listening = await listen(app, { port: options.port, host: LOOPBACK }).catch(
    async (error: unknown) => {
      await closeParts();
      throw error;
    },
  );
  port = listening.port;
  return {
    port,
    makeLink: () => `http://${LOOPBACK}:${port}${STUDIO}/open/${doors.makeLink()}`,
    close: async () => {
      await listening.close();
      await closeParts();
    },
  };
}
