#!/usr/bin/env -S node --import tsx
/**
 * Starts Firefox for Playwright behind a WebDriver BiDi proxy, which
 *
 * - replies to emulation.setMediaFeaturesOverride, which Playwright always sends and Firefox ESR doesn't
 *   implement, so media features aren't emulated;
 * - removes Playwright's sandbox, so its scripts run in the page's realm. With the sandbox, the content process
 *   of Firefox 153 crashes in about half of the tests that evaluate a large script soon after hydration.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { installHint } from '../../lib/install-hint';

const unsupportedCommand = 'emulation.setMediaFeaturesOverride';
const sandbox = ',"sandbox":"__playwright_utility_world__"';
const endpointLine = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const packages = {
  debian: 'firefox-esr',
  homebrew: '--cask firefox@esr',
  winget: 'Mozilla.Firefox.ESR',
};

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('error', ({ message }) => {
  console.error(
    `Couldn’t start Firefox: ${message}. Set FIREFOX_PATH to an installed one. ${installHint(packages)}`,
  );
  process.exit(1);
});
firefox.on('close', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const address = endpointLine.exec(line)?.[1];
  console.error(address === undefined ? line : line.replace(address, await proxyTo(address)));
});

/** @returns the address of the proxy */
function proxyTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
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
  const queue: string[] = [];
  client.on('message', (data) => {
    const text = String(data).replaceAll(sandbox, '');
    // Avoid parsing every message: most are long and unrelated.
    const { id, method } = text.includes(unsupportedCommand) ? JSON.parse(text) : {};
    if (method === unsupportedCommand) {
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
    } else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else queue.push(text);
  });
  browser.on('open', () => {
    for (const text of queue) browser.send(text);
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
  client.on('error', () => browser.close());
}
