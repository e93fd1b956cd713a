import { redactSecrets } from '@/lib/platform/redact';

/** Longer text adds nothing and takes up the parent window's memory. */
const maxTextLength = 4000;

export interface ErrorReport {
  title: string;
  details: string;
  componentName: string;
}

/** Describes any thrown value. Never throws, whatever the value contains. @param tokens are redacted */
export function createErrorReport(
  thrown: unknown,
  tokens: readonly (string | null)[],
): ErrorReport {
  const stack = stringField(thrown, 'stack');
  const title = stringField(thrown, 'message') ?? safeString(thrown);
  const redacted = (text: string) => redactSecrets(text, tokens).slice(0, maxTextLength);
  return {
    title: redacted(title),
    details: redacted(detailsOf(title, stack)),
    componentName: redacted(componentOf(thrown) ?? fileOf(stack ?? '') ?? 'Unknown'),
  };
}

/** Stacks begin with the message in Chromium, and don't have it in Firefox and Safari. */
function detailsOf(title: string, stack: string | null): string {
  if (stack === null) return title;
  return stack.includes(title) ? stack : `${title}\n${stack}`;
}

/** The HTTP status of an error or its response. */
export function statusOf(thrown: unknown): unknown {
  return safeGet(thrown, 'status') ?? safeGet(safeGet(thrown, 'response'), 'status');
}

function componentOf(thrown: unknown): string | null {
  const stack = stringField(thrown, 'componentStack')?.slice(0, maxTextLength);
  return stringField(thrown, 'componentName') ?? /\bat ([\w$.]+)/.exec(stack ?? '')?.[1] ?? null;
}

/** The file of the first frame: `at f (https://…/file.js?x:1:2)` or `f@https://…/file.js:1:2`. */
function fileOf(stack: string): string | null {
  const frame = stack.slice(0, maxTextLength).match(/^(?:\s*at .*|[^\n]*@.*):\d+:\d+\)?$/m)?.[0];
  return frame?.match(/([^/\s()@?#]+)(?:[?#][^\s)]*)?:\d+:\d+\)?$/)?.[1] ?? null;
}

function stringField(value: unknown, name: string): string | null {
  const text = safeGet(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
}

function safeGet(value: unknown, name: string): unknown {
  try {
    return Object(value) === value ? Reflect.get(Object(value), name) : undefined;
  } catch {
    // Getters can throw.
    return undefined;
  }
}

function safeString(value: unknown): string {
  try {
    return String(value);
  } catch {
    // The object has no `toString`, or one that throws.
    return 'Unknown error';
  }
}
