import { createStore, type StoreApi } from 'zustand/vanilla';

const maxNotifications = 20;
/** How long a dismissed notification stays in the list, closed: 16 min 40 s. */
const removalDelayMs = 1_000_000;

export interface Notification {
  id: string;
  title: string;
  description?: string;
  tone: 'info' | 'problem';
  action?: { label: string; run(): void };
  open: boolean;
}

interface NotificationState {
  /** Newest first, without duplicates. */
  list: readonly Notification[];
  /** The ID of the last one added, even if it's gone. */
  newestId: string | null;
  /**
   * Replaces a duplicate, open or dismissed, whose ID is dropped.
   *
   * @returns the new ID
   */
  add(notification: Omit<Notification, 'id' | 'open'>): string;
  dismiss(id: string): void;
  remove(id: string): void;
}

export type NotificationStore = StoreApi<NotificationState>;

/** Equal for notifications that look the same; unique in the list. */
export function dedupeKey({
  title,
  description,
  tone,
}: Pick<Notification, 'title' | 'description' | 'tone'>): string {
  return JSON.stringify([tone, title, description]);
}

export function createNotificationStore(): NotificationStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let count = 0;

  function forget(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  return createStore<NotificationState>((set, get) => ({
    list: [],
    newestId: null,
    add(notification) {
      count += 1;
      const id = String(count);
      const key = dedupeKey(notification);
      const others = get().list.filter((one) => dedupeKey(one) !== key);
      const list = [{ ...notification, id, open: true }, ...others].slice(0, maxNotifications);
      for (const one of get().list) if (!list.includes(one)) forget(one.id);
      set({ list, newestId: id });
      return id;
    },
    dismiss(id) {
      if (timers.has(id) || !get().list.some((one) => one.id === id)) return;
      timers.set(
        id,
        setTimeout(() => get().remove(id), removalDelayMs),
      );
      set({ list: get().list.map((one) => (one.id === id ? { ...one, open: false } : one)) });
    },
    remove(id) {
      forget(id);
      set({ list: get().list.filter((one) => one.id !== id) });
    },
  }));
}
