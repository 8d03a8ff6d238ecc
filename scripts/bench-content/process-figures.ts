import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts these figures in hundredths of a second on every machine that Node runs on. */
const TICKS_A_SECOND = 100;
const NANOSECONDS = 1e9;

/** CPU seconds of a process with all its threads, those that have ended included. */
export function cpuSecondsOf(pid: number): number {
  const { own } = secondsOf(pid);
  return own;
}

/** CPU seconds of this process and of all that it has started, as far as they have ended. */
export function cpuSecondsOfAllWeStarted(): number {
  const { own, ofEnded } = secondsOf(process.pid);
  return own + ofEnded;
}

function secondsOf(pid: number): { own: number; ofEnded: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name, which may hold spaces and brackets; user and system time are 14 and 15,
  // and those of children 16 and 17.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
  return {
    own: (user + system) / TICKS_A_SECOND,
    ofEnded: (childUser + childSystem) / TICKS_A_SECOND,
  };
}

interface ThreadSeconds {
  cpu: number;
  /** How long it could have run, but other work had the cores. */
  waited: number;
}

/** The thread on which the event loop runs. */
export function mainThreadOf(pid: number): ThreadSeconds {
  return threadSeconds(pid, String(pid));
}

/** CPU seconds of the threads that are there now, more exact than those of the process. */
export function cpuSecondsOfThreads(pid: number): number {
  const seconds = readThreads(pid, (thread) => threadSeconds(pid, thread).cpu);
  return seconds.reduce((sum, cpu) => sum + cpu, 0);
}

/** Whether a thread beside the main one works, or waits for a core to work on. */
export function hasWorkAside(pid: number): boolean {
  return readThreads(pid, (thread) => {
    if (thread === String(pid)) return false;
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return text[text.lastIndexOf(')') + 2] === 'R';
  }).includes(true);
}

/** A thread that has ended after it was listed is left out. */
function readThreads<Figure>(pid: number, read: (thread: string) => Figure): Figure[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return [read(thread)];
    } catch {
      return [];
    }
  });
}

function threadSeconds(pid: number, thread: string): ThreadSeconds {
  const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
  const [cpu = 0, waited = 0] = text.split(' ').map(Number);
  return { cpu: cpu / NANOSECONDS, waited: waited / NANOSECONDS };
}

export interface Memory {
  rssMb: number;
  pssMb: number;
}

export function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1_024;
  return { rssMb: megabytes('Rss'), pssMb: megabytes('Pss') };
}

export interface MachineSeconds {
  busy: number;
  all: number;
  cores: number;
}

export function machineSeconds(): MachineSeconds {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  const fields = (lines[0] ?? '').split(/\s+/).slice(1, 9).map(Number);
  const all = fields.reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
  // Waiting for a disk is no work of a core.
  const idle = ((fields[3] ?? 0) + (fields[4] ?? 0)) / TICKS_A_SECOND;
  const cores = readdirSync('/sys/devices/system/cpu').filter((name) => /^cpu\d+$/.test(name));
  return { busy: all - idle, all, cores: cores.length };
}
