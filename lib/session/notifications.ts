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
  /** Which of the session's functions its button calls. */
  action?: { label: string; does: 'checkAppState' | 'logout' | 'navigateToLogin' };
  onDismiss?(): unknown;
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
export const dedupeKey = ({ title, description, tone }: Omit<Notification, 'id' | 'open'>) =>
  JSON.stringify([tone, title, description]);

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
      const found = get().list.find((one) => one.id === id && one.open);
      if (found === undefined) return;
      found.onDismiss?.();
      // By then, another way may have removed it. Its ID isn't used again.
      setTimeout(() => get().remove(id), removalDelayMs);
      set({ list: get().list.map((one) => (one.id === id ? { ...one, open: false } : one)) });
    },
    remove: (id) => set({ list: get().list.filter((one) => one.id !== id) }),
  }));
