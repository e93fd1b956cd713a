export const maxRows = 20;

/** How many years the benefits may repeat. After five, few would believe that a course is the cause. */
export const yearCounts = ['1', '2', '3', '4', '5'] as const;
