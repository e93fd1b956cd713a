#!/usr/bin/env -S node --import tsx
/**
 * Firefox, started by Playwright with the same arguments, behind a proxy between their two sockets. The proxy
 *
 * - answers a command that Playwright always sends and Firefox ESR doesn't know. Media can't be emulated then;
 * - has Playwright's own scripts run in the page's world instead of a sandbox. With one, the content process of
 *   Firefox 153 crashes in about half of the tests that run a large script soon after hydration.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';
const sandbox = ',"sandbox":"__playwright_utility_world__"';
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('error', ({ message }) => {
  console.error(
    `Firefox doesn’t start: ${message}. On Debian: apt-get install firefox-esr. FIREFOX_PATH names another.`,
  );
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const address = listening.exec(line)?.[1];
  console.error(address === undefined ? line : line.replace(address, await proxyTo(address)));
});

/** @returns the address of the proxy */
function proxyTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url = '/' }) => connect(client, address + url));
  return new Promise((resolve) => {
    server.on('listening', () => {
      const at = server.address();
      if (at !== null && typeof at === 'object') resolve(`ws://127.0.0.1:${at.port}`);
    });
  });
}

function connect(client: WebSocket, address: string) {
  const browser = new WebSocket(address, { maxPayload: 0 });
  const waiting: string[] = [];
  client.on('message', (data) => {
    const text = String(data).replaceAll(sandbox, '');
    // Most messages are long and don't name it: not all of them have to be read.
    if (text.includes(unknown) && JSON.parse(text).method === unknown) {
      client.send(JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} }));
    } else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => {
    for (const text of waiting) browser.send(text);
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}
