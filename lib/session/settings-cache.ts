import { isRecord, type PublicSettings } from '@/lib/platform/site';
import type { SafeStorage } from './storage';

/** The key in sessionStorage. */
export const settingsCacheKey = 'brazos_settings';
const maxAgeMs = 5 * 60_000;

interface SettingsCacheConfig {
  storage: Pick<SafeStorage, 'getTabItem' | 'removeTabItem' | 'setTabItem'>;
  now(): number;
  /** Identifies the app in use and its platform. */
  app(): string;
}

export interface SettingsCache {
  /** Null if there are none for this app, or if they're five minutes old. */
  read(): PublicSettings | null;
  write(settings: PublicSettings): void;
  clear(): void;
}

/**
 * Keeps a visitor's public settings in this tab, so that following plain links doesn't request them for each page.
 */
export function createSettingsCache({ storage, now, app }: SettingsCacheConfig): SettingsCache {
  return {
    read() {
      const kept = parse(storage.getTabItem(settingsCacheKey));
      const isFresh = kept !== null && kept.app === app() && Math.abs(now() - kept.at) < maxAgeMs;
      return isFresh ? kept.settings : null;
    },
    write(settings) {
      storage.setTabItem(settingsCacheKey, JSON.stringify({ app: app(), at: now(), settings }));
    },
    clear: () => storage.removeTabItem(settingsCacheKey),
  };
}

/** Null if the stored value is missing or malformed. */
function parse(text: string | null): { app: string; at: number; settings: PublicSettings } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept)) return null;
    const { app, at, settings } = kept;
    if (typeof app !== 'string' || typeof at !== 'number' || !isSettings(settings)) return null;
    return { app, at, settings };
  } catch {
    return null;
  }
}

function isSettings(value: unknown): value is PublicSettings {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.public_settings);
}

/** On a reload, the user expects current settings rather than cached ones. */
export function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
