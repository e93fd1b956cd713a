import type { Problem } from '../problem';

/** Why an edit wasn't made. The message is for the writer. */
export class EditError extends Error {
  override readonly name = 'EditError';

  /**
   * @param reason `conflict`: the words have changed in the meantime; `refused`: they can't be changed this way
   * @param problems the mistakes that the edit would have made
   */
  constructor(
    readonly reason: 'conflict' | 'refused',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}
