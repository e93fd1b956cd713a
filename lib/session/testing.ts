import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { StorageWindow } from './storage';

/** In-memory browser storage. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#values.size;
  }
  clear() {
    this.#values.clear();
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
  }
  entries() {
    return Object.fromEntries(this.#values);
  }
}

export interface MemoryStorageWindow extends StorageWindow {
  localStorage: MemoryStorage;
  sessionStorage: MemoryStorage;
}

export function memoryStorageWindow(kept: Record<string, string> = {}): MemoryStorageWindow {
  const page = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
  for (const [key, value] of Object.entries(kept)) page.localStorage.setItem(key, value);
  return page;
}

/** A window that throws on any access to storage, like a browser that blocks cookies. */
export const deniedStorageWindow: StorageWindow = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
};

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A real server on a free port, for one test; `count` is 1 for the first request. */
export async function serve(handler: Handler): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    handler(request, response, requests.length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  // A server that listens on a port always has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
