import { ContentError } from '@/lib/content/problem';
import { HostLimitError } from '@/lib/deploy/hosts/headers-and-redirects';
import { NextOutputError } from '@/lib/export/next-output';
import { SettingsError } from '@/lib/settings';

/** A reason to end the build. The message says what to do. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What to print: the message of an error that was raised for people, or an unexpected error with its stack. */
export function describeFailure(error: unknown): unknown {
  const raised = [BuildError, SettingsError, ContentError, HostLimitError, NextOutputError];
  return error instanceof Error && raised.some((type) => error instanceof type)
    ? error.message
    : error;
}
