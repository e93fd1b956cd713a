import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPlatform } from '@/e2e/platform/platform';
import { admin, eventually, temporaryFolder } from '@/e2e/platform/testing';
import { createClient } from '@/lib/platform';
import { realtimeEvent } from './response-schemas';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const database = join(temporaryFolder(), 'platform.db');

test('a subscriber hears of changes after the platform was restarted', async () => {
  const first = await startPlatform({ port: 0, database });
  const client = createClient({
    serverUrl: first.url,
    appId: first.appId,
    token: first.tokenFor(admin),
  });
  onTestFinished(() => client.cleanup());
  const heard: string[] = [];
  const onConnect = vi.fn();
  client.entities.Task.subscribe(
    (event: unknown) => heard.push(String(realtimeEvent.parse(event).data.title)),
    undefined,
    onConnect,
  );
  await eventually(() => first.rooms.list()).toHaveLength(1);
  await first.stop();
  const second = await startPlatform({ port: Number(new URL(first.url).port), database });
  onTestFinished(() => second.stop());
  await eventually(() => second.rooms.list()).toHaveLength(1);
  await client.entities.Task.create({ title: 'Drain P-201A' });
  await eventually(() => heard).toEqual(['Drain P-201A']);
  expect(onConnect).toHaveBeenCalledTimes(2);
});
