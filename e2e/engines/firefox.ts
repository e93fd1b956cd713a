#!/usr/bin/env -S node --import tsx
/**
 * Firefox as Playwright starts it: with the same arguments, behind a proxy that answers the one command which
 * Playwright always sends and a release of Firefox may not know. Media features can't be emulated then.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
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
    const text = String(data);
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
