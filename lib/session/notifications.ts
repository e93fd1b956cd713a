import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NoticeKind } from './policy';

const maxNotifications = 20;
/** How long a dismissed notification stays in the list, closed: 16 min 40 s. */
const removalDelayMs = 1_000_000;

export interface Notification {
  id: number;
  /** Of a session's notices. */
  kind?: NoticeKind;
  title: string;
  description?: string;
  tone: 'info' | 'problem';
  action?: { label: string; run(): void };
  open: boolean;
}

interface NotificationState {
  /** Newest first, without duplicates. */
  list: readonly Notification[];
  /** The ID of the last one added, even if it's gone; 0 before the first one. */
  newestId: number;
  /** Replaces a duplicate, open or dismissed, whose ID is dropped. */
  add(notification: Omit<Notification, 'id' | 'open'>): void;
  dismiss(id: number): void;
  remove(id: number): void;
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

export const createNotificationStore = (): NotificationStore =>
  createStore<NotificationState>((set, get) => ({
    list: [],
    newestId: 0,
    add(notification) {
      const id = get().newestId + 1;
      const key = dedupeKey(notification);
      const others = get().list.filter((one) => dedupeKey(one) !== key);
      const list = [{ ...notification, id, open: true }, ...others];
      set({ list: list.slice(0, maxNotifications), newestId: id });
    },
    dismiss(id) {
      if (!get().list.some((one) => one.id === id && one.open)) return;
      // By then, another way may have removed it. Its ID isn't used again.
      setTimeout(() => get().remove(id), removalDelayMs);
      set({ list: get().list.map((one) => (one.id === id ? { ...one, open: false } : one)) });
    },
    remove: (id) => set({ list: get().list.filter((one) => one.id !== id) }),
  }));
