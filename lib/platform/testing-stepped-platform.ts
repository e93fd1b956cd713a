import { compileQuery } from '@/e2e/platform/entities/query';
import { PlatformError } from './errors';
import type { Http } from './http';
import type { Connection, ConnectionHandlers } from './realtime';

export interface Task {
  id: string;
  status: string;
  rank: number;
}

export interface TaskQuery {
  filter: object;
  options: { sort?: string; limit?: number; skip?: number };
}

/** What `filter` returns. Without a sort, the newest are first. */
export function select(tasks: readonly Task[], { filter, options }: TaskQuery): Task[] {
  const { sort, skip = 0, limit = Infinity } = options;
  const sign = sort === undefined ? 0 : sort.startsWith('-') ? -1 : 1;
  return tasks
    .filter((task) => compileQuery(filter)({ ...task }))
    .reverse()
    .sort((one, other) => sign * (one.rank - other.rank))
    .slice(skip, skip + limit);
}

/** Lets everything that a step started happen, except timers. */
export const settle = () => new Promise((done) => setImmediate(done));

interface Socket {
  handlers: ConnectionHandlers;
  isConnected: boolean;
  joined: Set<string>;
  toPlatform: { event: 'join' | 'leave'; room: string }[];
  toClient: unknown[];
}

interface Read {
  url: string;
  /** What the platform had when it processed the read; undefined until then. */
  tasks: Task[] | undefined;
  resolve(tasks: Task[]): void;
  reject(error: PlatformError): void;
}

const room = 'entities:brazos:Task';

/**
 * A platform that does nothing by itself: the test decides when each message, read, and response arrives.
 * `report` gets what a client mustn't do.
 */
export function createSteppedPlatform(report: (problem: string) => void) {
  /** Each state that the platform has had; the last one is the current one. */
  const states: Task[][] = [[]];
  const reads: Read[] = [];
  let socket: Socket | null = null;
  /** Guests may read open tasks only. */
  let isGuest = false;

  const current = () => states.at(-1) ?? [];
  const visible = (tasks: readonly Task[]) =>
    tasks.filter(({ status }) => !isGuest || status === 'open');

  function endRead(read: Read, end: () => void): void {
    const index = reads.indexOf(read);
    if (index < 0) return;
    reads.splice(index, 1);
    end();
  }

  const http: Pick<Http, 'get'> = {
    get: (url, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (reads.some((read) => read.url === url)) report(`A second read of ${url}`);
        const read: Read = {
          url,
          tasks: undefined,
          resolve: (data) => resolve({ status: 200, headers: new Headers(), data }),
          reject,
        };
        reads.push(read);
        const aborted = new PlatformError('Aborted', { code: 'aborted' });
        signal?.addEventListener('abort', () => endRead(read, () => reject(aborted)));
      }),
  };

  function connect(handlers: ConnectionHandlers): Connection {
    if (socket !== null) report('A second connection');
    const opened: Socket = {
      handlers,
      isConnected: false,
      joined: new Set(),
      toPlatform: [],
      toClient: [],
    };
    socket = opened;
    return {
      emit: (event, name) =>
        void (opened.isConnected && opened.toPlatform.push({ event, room: name })),
      close() {
        socket = null;
      },
    };
  }

  /** Every message on its way is lost. */
  function disconnect(): void {
    if (!socket?.isConnected) return;
    socket.isConnected = false;
    socket.joined.clear();
    socket.toPlatform = [];
    socket.toClient = [];
  }

  const platform = {
    http,
    connect,
    states,
    current,
    visible,
    isIdle: () => reads.length === 0 && !socket?.toPlatform.length && !socket?.toClient.length,
    isClosed: () => socket === null,
    isJoined: () => socket?.joined.has(room) ?? false,
    /** Changes the records; `count` events are sent to the room. */
    write(tasks: Task[], count = 1): void {
      states.push(tasks);
      // As for a record that's too long: the event lacks the record's fields.
      const event = JSON.stringify({ type: 'update', id: '1', data: { _oversize: true } });
      for (let sent = 0; sent < count; sent += 1) {
        if (socket?.joined.has(room)) socket.toClient.push({ room, data: event });
      }
    },
    openConnection(): void {
      if (!socket || socket.isConnected) return;
      socket.isConnected = true;
      socket.handlers.onConnect();
    },
    disconnect,
    /** While it isn't open. */
    failConnection(): void {
      const error = new PlatformError('No connection', { code: 'network' });
      if (!socket?.isConnected) socket?.handlers.onError(error);
    },
    /** For good, until the client opens another one. */
    closeConnection(): void {
      socket?.handlers.onClose(new PlatformError('Closed', { code: 'network' }));
    },
    /** @returns whether there was one */
    processMessage(): boolean {
      const message = socket?.toPlatform.shift();
      if (message?.event === 'join') socket?.joined.add(message.room);
      else if (message) socket?.joined.delete(message.room);
      return message !== undefined;
    },
    deliverEvent(): void {
      const event = socket?.toClient.shift();
      if (event !== undefined) socket?.handlers.onUpdate(event);
    },
    processRead(index: number): void {
      const waiting = reads.filter(({ tasks }) => tasks === undefined);
      const read = waiting[index % waiting.length];
      if (read) read.tasks = select(visible(current()), queryOf(read.url));
    },
    answerRead(index: number): void {
      const processed = reads.filter(({ tasks }) => tasks !== undefined);
      const read = processed[index % processed.length];
      if (read?.tasks) endRead(read, () => read.resolve(read.tasks ?? []));
    },
    failRead(index: number, status = 503): void {
      const read = reads[index % reads.length];
      const error = new PlatformError('Failed', { status });
      if (read) endRead(read, () => read.reject(error));
    },
    /** From a user to a guest, or back. */
    changeUser(): void {
      isGuest = !isGuest;
    },
    /** Processes and answers the oldest read. */
    async read(): Promise<void> {
      platform.processRead(0);
      platform.answerRead(0);
      await settle();
    },
  };
  return platform;
}

function queryOf(url: string): TaskQuery {
  const params = new URL(url, 'https://platform.example').searchParams;
  const { q = '{}', sort, limit, skip } = Object.fromEntries(params);
  return {
    filter: JSON.parse(q),
    options: {
      ...(sort === undefined ? {} : { sort }),
      ...(limit === undefined ? {} : { limit: Number(limit) }),
      ...(skip === undefined ? {} : { skip: Number(skip) }),
    },
  };
}
