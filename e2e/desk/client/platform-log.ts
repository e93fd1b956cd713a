import type { Fault } from '../../platform/platform';
import { feedIds } from '../view-options';
import { clearFeed, toFragment } from './desk-api';
import { byId } from './dom';
import { createList } from './panels';

interface PlatformLogOptions {
  onFaults: (faults: Fault[]) => void;
  /** Called on connecting, after each reconnect, and after the content has changed. */
  onContent: (change: 'connected' | 'changed') => void;
  onError: (error: unknown) => void;
}

/** Fills the panels with what happens on the platform, and shows whether the local server is connected. */
export function connectPlatformLog({ onFaults, onContent, onError }: PlatformLogOptions): void {
  const statusLine = byId('line', HTMLParagraphElement);
  const show = (state: 'on' | 'off', text: string) => {
    statusLine.dataset.state = state;
    statusLine.textContent = text;
  };
  const feeds = feedIds.map((id) => ({
    id,
    list: createList(id, () => void clearFeed(id).catch(onError)),
  }));

  const source = new EventSource('/preview/api/events');
  source.addEventListener('start', ({ data }) => {
    show('on', 'Platform connected');
    onFaults(JSON.parse(data).faults);
    // The past events follow.
    for (const { list } of feeds) list.clear();
    onContent('connected');
  });
  for (const { id, list } of feeds) {
    source.addEventListener(id, ({ data }) => list.add(toFragment(JSON.parse(data))));
  }
  source.addEventListener('content', () => onContent('changed'));
  source.addEventListener('error', () => show('off', 'Platform disconnected, reconnecting'));
}
