import { createStore, type StoreApi } from 'zustand/vanilla';

const maxNotifications = 20;
/** How long a dismissed one stays in the list, closed: sixteen minutes and forty seconds. */
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
  /** Newest first; no two say the same. */
  list: readonly Notification[];
  /** The id of the last one added, wherever it is now. */
  newestId: string | null;
  /**
   * Takes the place of the one that says the same, open or dismissed: that one's id is gone.
   *
   * @returns its id
   */
  add(notification: Omit<Notification, 'id' | 'open'>): string;
  dismiss(id: string): void;
  remove(id: string): void;
}

export type NotificationStore = StoreApi<NotificationState>;

/** What a reader would take for the same: no two in the list have the same one. */
export function dedupeKey({
  title,
  description,
  tone,
}: Pick<Notification, 'title' | 'description' | 'tone'>): string {
  return JSON.stringify([tone, title, description]);
}

export function createNotificationStore(): NotificationStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let added = 0;

  function forget(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  return createStore<NotificationState>((set, get) => ({
    list: [],
    newestId: null,
    add(notification) {
      added += 1;
      const id = String(added);
      const message = dedupeKey(notification);
      const others = get().list.filter((one) => dedupeKey(one) !== message);
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
