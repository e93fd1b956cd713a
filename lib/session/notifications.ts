import { createStore, type StoreApi } from 'zustand/vanilla';

const most = 20;
/** How long a dismissed one stays in the list, closed: sixteen minutes and forty seconds. */
const removedAfterMs = 1_000_000;

export interface Notification {
  id: string;
  title: string;
  description?: string;
  tone: 'info' | 'problem';
  action?: { label: string; run(): void };
  open: boolean;
}

interface NotificationState {
  /** Newest first. */
  list: readonly Notification[];
  /** @returns its id */
  add(notification: Omit<Notification, 'id' | 'open'>): string;
  dismiss(id: string): void;
  remove(id: string): void;
}

export type NotificationStore = StoreApi<NotificationState>;

export function createNotificationStore(): NotificationStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let added = 0;

  function forget(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  return createStore<NotificationState>((set, get) => ({
    list: [],
    add(notification) {
      added += 1;
      const id = String(added);
      const list = [{ ...notification, id, open: true }, ...get().list];
      for (const dropped of list.slice(most)) forget(dropped.id);
      set({ list: list.slice(0, most) });
      return id;
    },
    dismiss(id) {
      if (timers.has(id) || !get().list.some((one) => one.id === id)) return;
      timers.set(
        id,
        setTimeout(() => get().remove(id), removedAfterMs),
      );
      set({ list: get().list.map((one) => (one.id === id ? { ...one, open: false } : one)) });
    },
    remove(id) {
      forget(id);
      set({ list: get().list.filter((one) => one.id !== id) });
    },
  }));
}
